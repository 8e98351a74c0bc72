/** A row as D1 answers it: numbers, texts, null; bytes as a list of numbers. */
export type DatabaseRow = Record<string, unknown>;

/** The parts of a database that a backup needs, local or remote. */
export type Database = {
  /** The rows of one query. */
  read: (sql: string) => Promise<DatabaseRow[]>;
  /** Runs these, all or none. */
  write: (statements: readonly string[]) => Promise<void>;
  /** How much SQL is written at once, and how much is read at once, in bytes, about. */
  portion: { write: number; read: number };
};

/** The database on this machine. */
export const localDatabase = (d1: D1Database): Database => ({
  read: async (sql) => (await d1.prepare(sql).all<DatabaseRow>()).results,
  write: async (statements) => {
    if (statements.length > 0) await d1.batch(statements.map((statement) => d1.prepare(statement)));
  },
  portion: { write: 2 * 1024 * 1024, read: 2 * 1024 * 1024 },
});

/** A name of the database's own as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
