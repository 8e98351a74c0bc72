// D1 gives the rows of a batch as objects, in which two columns of one name become one, and a name
// that is a number comes first. Which statements that concerns is learned from D1, once per isolate.

/** `distinct`: an object keeps every column, in order. `numbered`: one has a number for its name. */
export type ColumnNames = "distinct" | "repeated" | "numbered";

const known = new Map<string, ColumnNames>();
/** Some statements are written for one request (a list of ids): forgotten with all at this many. */
const mostKnown = 500;

/** What is known of a statement's columns, by its SQL. */
export const columnNamesOf = (sql: string): ColumnNames | undefined => known.get(sql);

/** Notes the names that D1 gave for a statement. */
export function noteColumnNames(sql: string, names: readonly string[]): void {
  if (known.size >= mostKnown) known.clear();
  if (names.some((name) => /^\d+$/.test(name))) known.set(sql, "numbered");
  else known.set(sql, new Set(names).size === names.length ? "distinct" : "repeated");
}
