/**
 * A value as SQLite reads it in a statement. Bytes, and texts that a tool on the way might trip
 * over, are written in hexadecimal.
 */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Error(`Not a number that a database holds: ${value}`);
    return Object.is(value, -0) ? "-0.0" : String(value);
  }
  if (Array.isArray(value)) return `x'${Buffer.from(value as number[]).toString("hex")}'`;
  if (typeof value !== "string") throw new Error(`Not a value of a database: ${typeof value}`);
  if (awkward.test(value)) return `cast(x'${Buffer.from(value).toString("hex")}' as text)`;
  return `'${value.replaceAll("'", "''")}'`;
}

// Control characters (a NUL ends SQLite's text), save those that every text has, and the words that wrangler takes out of a file.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const awkward = /[\u0000-\u0008\u000b-\u001f\u007f]|BEGIN TRANSACTION|COMMIT;/;
