/** The least that a worker can do: what each of the others costs besides this is its own. */
export default { fetch: () => new Response() };
