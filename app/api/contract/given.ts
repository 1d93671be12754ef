/** The specification's section that names a field, by `Record.field`; all others are assumed. */
export const GIVEN: Readonly<Record<string, string>> = {
  // What pages read for their titles and their metadata.
  ...named('spec 3', 'ClassOverview', ['name', 'description', 'logo', 'slug']),
  ...named('spec 3', 'PostDetail', ['id', 'title', 'summary', 'cover', 'content']),
  ...named('spec 3', 'ProgramDetail', ['name', 'summary', 'logo', 'slug']),
  // The statistics counter's flags.
  ...named('spec 3', 'Counters', ['alumni', 'cities', 'cities_active', 'cities_alumni']),
  ...named('spec 3', 'Counters', ['schools', 'schools_active', 'schools_alumni']),
  ...named('spec 3', 'Counters', ['students', 'mentors', 'programs']),
  // An item of the chat's history, and the text in it.
  ...named('spec 3', 'Exchange', ['query', 'response']),
  ...named('spec 3', 'Reply', ['value']),
  ...named('spec 3', 'Donation', ['amount']),
  // The role goes by the kind's number.
  ...named('spec 6', 'User', ['kind']),
  // What a login is checked by.
  ...named('design 7', 'User', ['id']),
};

function named(section: string, record: string, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [`${record}.${field}`, section]));
}
