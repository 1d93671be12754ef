/** What the edge asks of the app: a page of boot data, also for one session, and a form judged and sent. */
export { own } from './own';
export { post } from './post';
export { render } from './render';
