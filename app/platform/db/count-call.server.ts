import type { Run } from "#app/platform/log/log.ts";

/** Asks the database, and counts the statements, the round trip and its milliseconds on the run. */
export async function countCall<Answer>(
  database: Run["database"],
  statements: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  database.statements += statements;
  database.trips += 1;
  const start = Date.now();
  try {
    return await ask();
  } finally {
    database.ms += Date.now() - start;
  }
}
