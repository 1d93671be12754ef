/** A `Set-Cookie` value taken apart. */
export interface Cookie {
  name: string;
  value: string;
  attributes: string[];
}

/** A cookie's value and attributes, in the order they stand. */
export function parsed(cookie = ''): Cookie {
  const [pair = '', ...attributes] = cookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, attributes };
}
