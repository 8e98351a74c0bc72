type Statement = { sql: string; values: unknown[] };
type Ask = (
  how: "all" | "run" | "raw" | "batch" | "exec",
  statements: Statement[],
) => Promise<unknown>;

/**
 * A local D1 for this process, by a worker beside it (stores-worker.js). Miniflare's own bindings
 * would do as well, but they stop this process for a round trip at every `prepare` and every `bind`.
 */
export function bridgedD1(send: (body: string) => Promise<Response>): D1Database {
  const ask: Ask = async (how, statements) => {
    for (const { sql, values } of statements)
      if (values.includes(undefined))
        throw new Error(
          `D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined': ${sql}`,
        );
    const answer = await send(
      JSON.stringify({ how, statements: statements.map(({ sql, values }) => ({ sql, values })) }),
    );
    if (answer.ok) return answer.json();
    const { message, cause } = (await answer.json()) as { message: string; cause?: string };
    throw new Error(message, { cause: cause === undefined ? undefined : new Error(cause) });
  };
  const statement = (sql: string, values: unknown[] = []) => ({
    sql,
    values,
    bind: (...given: unknown[]) => statement(sql, given),
    all: () => ask("all", [{ sql, values }]),
    run: () => ask("run", [{ sql, values }]),
    raw: () => ask("raw", [{ sql, values }]),
    first: async (column?: string) => {
      const { results } = (await ask("all", [{ sql, values }])) as D1Result<
        Record<string, unknown>
      >;
      return column === undefined ? (results[0] ?? null) : (results[0]?.[column] ?? null);
    },
  });
  const unsupported = () => {
    throw new Error("The local database answers prepare, batch and exec only.");
  };
  return {
    dump: unsupported,
    withSession: unsupported,
    prepare: (sql: string) => statement(sql),
    batch: (statements: object[]) => ask("batch", statements as Statement[]),
    exec: (sql: string) => ask("exec", [{ sql, values: [] }]),
  } as D1Database;
}
