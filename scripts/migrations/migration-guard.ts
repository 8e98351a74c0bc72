/**
 * Lists the dangers of a migration. Adding tables, columns and indexes is safe. drizzle-kit writes
 * a rebuild when a CHECK, a foreign key or a type changes; on D1 its DROP TABLE deletes, by
 * cascade, every row that references the table. Dropping a column breaks the Worker that still runs
 * while the next is deployed: first deploy without it, then drop it, knowingly, in a migration
 * named `…_drop_…`.
 */
export function dangers(migration: string): string[] {
  const sql = migration.replace(/--.*$/gm, "").replace(/\/\*[\s\S]*?\*\//g, "");
  const found: string[] = [];
  const rebuilt = /__new_\w+/i.exec(sql);
  if (rebuilt)
    found.push(
      `it rebuilds a table (${rebuilt[0]}): with D1, whose foreign keys stay on, that empties the tables that hang on it`,
    );
  for (const [drop] of sql.matchAll(/\bdrop\s+table\b[^;]*/gi))
    found.push(`it drops a table: ${drop}`);
  for (const [drop] of sql.matchAll(/\bdrop\s+column\b[^;]*/gi))
    found.push(`it drops a column, which the running Worker still reads: ${drop}`);
  for (const [check] of sql.matchAll(/\bcheck\s*\([^;]*?\bin\s*\([^)]*'[^)]*\)/gi))
    found.push(`a CHECK lists words: ${check}; a new word would mean a rebuild`);
  return found;
}
