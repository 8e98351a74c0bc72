type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * JSON with one form for one value: names in order, no spaces. Two revisions that say the same have
 * the same bytes, and so the same hash. Numbers are whole.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const named = value as { readonly [name: string]: Json };
  const parts = Object.keys(named)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(named[name]!)}`);
  return `{${parts.join(",")}}`;
}
