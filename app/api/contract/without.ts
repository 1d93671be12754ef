/** What a page shows where a field is missing or odd, by `Record.field`. */
import { classes } from './without/classes';
import { edge, learner, money } from './without/own';
import { posts } from './without/posts';
import { programs } from './without/programs';
import type { Without } from './without/said';
import { work } from './without/work';

export const WITHOUT: Without = {
  ...classes,
  ...programs,
  ...posts,
  ...work,
  ...learner,
  ...money,
  ...edge,
};
