/** The worker's functions are put in another order after all else: what they do stays. */
import binaryen from 'binaryen';
import { expect, test } from 'vitest';
import { inOrder } from '../../../worker/module/order.mjs';

/** Every place that names a function: a call, one at a table, a reference, an export, a table, the start. */
const everyPlace = `(module
  (type $number (func (param i32) (result i32)))
  (import "e" "note" (func $note (param i32)))
  (tag $fault (param i32))
  (table 2 funcref)
  (elem (i32.const 0) $double $square)
  (global $started (mut i32) (i32.const 0))
  (start $begin)
  (export "double" (func $double))
  (export "started" (func $started))
  (export "at" (func $at))
  (export "both" (func $both))
  (export "caught" (func $caught))
  (elem declare func $square)
  (func $begin (global.set $started (i32.const 7)))
  (func $started (result i32) (global.get $started))
  (func $double (param $n i32) (result i32) (call $note (local.get $n)) (i32.mul (local.get $n) (i32.const 2)))
  (func $square (param $n i32) (result i32) (call $note (local.get $n)) (i32.mul (local.get $n) (local.get $n)))
  (func $at (param $n i32) (param $which i32) (result i32)
    (call_indirect (type $number) (local.get $n) (local.get $which)))
  (func $both (param $n i32) (result i32)
    (i32.add (call $double (local.get $n)) (call $square (local.get $n))))
  (func $throws (param $n i32) (throw $fault (i32.add (local.get $n) (i32.const 1_000_000))))
  (func $caught (param $n i32) (result i32)
    (block $out (result i32)
      (try_table (catch $fault $out) (call $throws (local.get $n)))
      (i32.const 0))))`;

function compiled(source: string) {
  const module = binaryen.parseText(source);
  module.setFeatures(binaryen.Features.All);
  return Buffer.from(module.emitBinary());
}

async function answers(bytes: Buffer<ArrayBuffer>) {
  const noted: number[] = [];
  const imports = { e: { note: (value: number) => noted.push(value) } };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  const call = (name: string, ...values: number[]): unknown => {
    const exported = instance.exports[name];
    return typeof exported === 'function' ? exported(...values) : name;
  };
  const results = [
    call('started'),
    call('double', 5),
    call('at', 5, 0),
    call('at', 5, 1),
    call('both', 5),
    call('caught', 4),
  ];
  return { results, noted };
}

test('functions in another order do what they did', async () => {
  const before = compiled(everyPlace);
  const after = inOrder(before);
  expect(after.equals(before)).toBe(false);
  expect(await answers(after as Buffer<ArrayBuffer>)).toEqual(await answers(before));
  expect(await answers(before)).toEqual({
    results: [7, 10, 10, 25, 35, 1_000_004],
    noted: [5, 5, 5, 5, 5],
  });
});

test('functions that are alike stand side by side, and the same each time', () => {
  const sum = (from: number) =>
    Array.from({ length: 40 }, (_, index) => `(i32.const ${from + index * 3}) (i32.add)`).join(' ');
  const func = (name: string, from: number) =>
    `(func $${name} (export "${name}") (result i32) (i32.const 1) ${sum(from)})`;
  const apart = ['a', 'x', 'b', 'y'].map((name, index) => func(name, index % 2 ? 900_000 : 5));
  const ordered = inOrder(compiled(`(module ${apart.join(' ')})`));
  const places = WebAssembly.Module.exports(new WebAssembly.Module(ordered as Buffer<ArrayBuffer>));
  expect(places.map(({ name }) => name)).toEqual(['a', 'x', 'b', 'y']);
  const read = binaryen.readBinary(ordered);
  const at = (name: string) =>
    Array.from({ length: 4 }, (_, index) => index).findIndex(
      (index) => binaryen.getFunctionInfo(read.getFunctionByIndex(index)).name === exported(name),
    );
  const exported = (name: string) => binaryen.getExportInfo(read.getExport(name)).value;
  expect(Math.abs(at('a') - at('b'))).toBe(1);
  expect(Math.abs(at('x') - at('y'))).toBe(1);
  expect(inOrder(compiled(`(module ${apart.join(' ')})`)).equals(ordered)).toBe(true);
});

test('a module without functions stays as it is', () => {
  const empty = compiled('(module)');
  expect(inOrder(empty)).toBe(empty);
});
