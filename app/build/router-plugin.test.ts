import { describe, expect, it } from 'vitest';
import { without } from './router-plugin';

const code = `function dear({ b }, c = {}) {
	if (b) {
		return a(c);
	}
}
function outer() {
	async function inner(a) {
		if (a) {
			a();
		}
	}
	return { inner, dear };
}
const Named = forwardRef(function NamedWithRef({ a }, ref) {
	return a;
});
`;

describe('without', () => {
  it.each([
    [
      { always: { dear: 'null' } },
      /^function dear\(\{ b \}, c = \{\}\) \{\n\treturn null;\n\}\nfunction outer/,
    ],
    [
      { never: ['inner'] },
      /\tasync function inner\(a\) \{\n\t\tthrow new Error\("inner: [^\n]*\n\t\}\n\treturn \{/,
    ],
    [{ never: ['NamedWithRef'] }, /NamedWithRef\(\{ a \}, ref\) \{\n\tthrow [^\n]*\n\}\);\n$/],
  ])('empties %j', (cut, expected) => {
    const text = without(code, cut);
    expect(text).toMatch(expected);
    expect(text.split('\n').length).toBeLessThanOrEqual(code.split('\n').length);
  });

  it.each(['gone', 'dea', 'ear', 'a'])('refuses code without the function %s', (name) => {
    expect(() => without(code, { never: [name] })).toThrow(name);
  });
});
