import { expect, it } from 'vitest';
import { className } from './class-name';

it('names classes by their file and their place in it, and the same ones again alike', () => {
  const card = ['title', 'text', 'title'].map((name) => className(name, '/app/ui/card.module.css'));
  const [title, text, again] = card;
  expect(title).toMatch(/^[A-Za-z]{4}0$/);
  expect(text).toBe(`${title?.slice(0, 4)}1`);
  expect(again).toBe(title);
});

it('tells classes of two files apart, and does not mind how a file was asked for', () => {
  const one = className('title', '/app/ui/card.module.css');
  expect(className('title', '/app/ui/list.module.css')).not.toBe(one);
  expect(className('title', '/app/ui/card.module.css?used')).toBe(one);
});
