/** The calls of the services host. */

const GETS: Readonly<Record<string, string>> = {
  'v1/class/active': 'Classes, filtered and page by page.',
  'v1/class/overview': 'Everything about one class, by its slug or its code.',
  'v1/class/syllabus':
    'The modules and chapters of a class: all of it for who has joined, the free chapters for others.',
  'v1/class/webinar': 'Webinars, of some programmes or of all, page by page.',
  'v1/class/recent': 'The newest classes.',
  'v1/class/payment/callback':
    'Has the platform look at the invoice from whose payment page a visitor comes back.',
  'v1/class/repay': 'A fresh payment link for a class whose payment has run out or failed.',
  'v1/career/list': 'Companies that hire, page by page.',
  'v1/career/detail': 'Everything about one company, by its slug.',
  'v1/career/job/list': 'Open positions, of one company or of all, page by page.',
  'v1/career/job/detail': 'Everything about one position, by its id.',
  'v3/post/list': 'Posts of a kind, filtered and page by page.',
  'v3/post/detail': 'One post with its text, by its id or its slug.',
  'v3/post/view': 'Counts one reading of a post.',
  'v3/post/kind/category/list': 'The categories of a kind of post, page by page or all at once.',
  'v3/post/kind/category/detail': 'One category of a kind of post, by its slug.',
  'v1/post/article/list': 'Articles of the blog, the older list, by category and page by page.',
  'v1/post/detail': 'One post with its text by its id alone, whatever its kind.',
  'v2/post/category': 'The categories of articles and podcasts, page by page.',
  'v1/post/list': 'Contents by kind and type, as videos, page by page.',
  'v1/post/gallery/list': 'Pictures and videos of the gallery, page by page.',
  'v1/authorizer/version': 'The version of the app that the platform wants browsers to have.',
  'v1/authorizer/validate': 'Whether the app token and the visitor’s own are still good.',
  'v1/authorizer/provinces': 'All provinces, for forms.',
  'v1/authorizer/cities': 'The cities and regencies of a province, for forms.',
  'v1/school/list': 'Schools that are registered, page by page.',
  'v0/cms/app/request-demo': 'Asks for a demo: the provider writes to the address.',
  'v0/cms/app/settings': 'The settings of the tenant’s site as every visitor gets them.',
  'v1/user/me': 'Who is signed in.',
  'v1/statistics/counter': 'How many there are of what is asked for: alumni, schools, cities.',
  'v2/payout/list': 'Payouts, one’s own or those of all, filtered and page by page.',
  'v2/payout/banks': 'The banks that payouts can go to.',
  'v2/payout/balance': 'What the visitor has earned, and what of it can be paid out.',
  'v1/program/active': 'The active programmes, page by page.',
  'v1/program/active/detail': 'Everything about one programme, by its slug.',
  'v1/program/schools': 'The schools that take part in a programme, page by page.',
  '{certificate}': 'The certificate of a number, for whoever has been given it.',
  '{token}': 'Uses a one-time link up, and tells what it was for.',
  'v1/podcast/list': 'Episodes, by series and search, page by page.',
  'v1/podcast/detail': 'One episode with its notes, by its id.',
  '{lmsKey}/cms/app/id': 'What the platform calls the tenant’s app, for staff.',
  '{lmsKey}/cms/app/settings': 'All settings of the tenant’s app, for staff.',
  '{lmsKey}/cms/app/setting/{key}': 'One setting of the tenant’s app, for staff.',
};

const POSTS: Readonly<Record<string, string>> = {
  'v3/post/create': 'Publishes a new post.',
  'v3/post/update': 'Changes a post, gives it another state, or brings a deleted one back.',
  'v3/post/delete': 'Deletes a post.',
  'v3/post/kind/category/create': 'Makes a category of a kind of post.',
  'v3/post/kind/category/update': 'Changes a category, or brings a deleted one back.',
  'v3/post/kind/category/delete': 'Deletes a category; its posts stay without one.',
  'v1/post/appointment/create': 'Books an appointment with the provider.',
  'v1/logger/log/click': 'Records a page load or the click of a link.',
  'v1/auth/signup/coder': 'Makes a coder’s account.',
  'v1/team/register': 'Registers a team for the league.',
  'v1/auth/team/register': 'Registers a team for the league, with accounts for its members.',
  'v1/authorizer/token/generate': 'Gives the edge a pair of code and token for a tenant’s app.',
  'v1/school/register': 'Registers a school.',
  'v1/statistics/record': 'Counts something that has happened, as a chapter that was completed.',
  'v1/class/payment/callback': 'Notes how a payment went; the app looks at the invoice instead.',
  'v1/class/payment/detail': 'One invoice of the visitor, by its number.',
  'v1/class/payment/invoice':
    'Orders a class or an event: the invoice that stands, or a new one where there is none.',
  'v2/payout/request': 'Asks for a payout, once for each key that is sent along.',
  'v2/payout/approve': 'Approves a payout, for staff.',
  'v2/payout/reject': 'Rejects a payout and says why, for staff.',
};

const PUTS: Readonly<Record<string, string>> = {
  '{lmsKey}/cms/app/id': 'Changes what the platform calls the tenant’s app.',
  '{lmsKey}/cms/app/settings': 'Changes the settings that are sent, all or none of them.',
  '{lmsKey}/cms/app/setting/{key}':
    'Changes one setting; of a group only the fields that are sent.',
};

export const SERVICES_WORDS: Readonly<Record<string, string>> = {
  ...calls('GET', GETS),
  ...calls('POST', POSTS),
  ...calls('PUT', PUTS),
};

function calls(method: string, words: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(words).map(([path, said]) => [`${method} services/${path}`, said]),
  );
}
