/**
 * The query of a list's address (`?after=…&q=…`, or nothing) without the language: the cookie has
 * it since the page came, and the switch may have changed it meanwhile.
 */
export function listQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("lng");
  return params.size > 0 ? `?${params}` : "";
}
