import { describe, expect, it } from 'vitest';
import { classPath } from './class-path';

const item = { slug: 'dasar-web', code: 'BB-101' };

describe('classPath', () => {
  it.each([
    [['class-detail', 'class-code', 'class-competence'], item, '/Class/dasar-web'],
    [['class-code', 'class-competence'], item, '/Class/BB-101'],
    [['class-code', 'class-competence'], { ...item, code: '' }, '/Class/Competence/dasar-web'],
    [['class-competence'], item, '/Class/Competence/dasar-web'],
    [[], item, '/Courses/dasar-web'],
  ])('a tenant with %j shows %j at %s', (pages, named, path) => {
    expect(classPath(named, (name) => pages.includes(name))).toBe(path);
  });
});
