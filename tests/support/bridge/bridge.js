// Stands beside the product and passes statements on to the very same D1, a whole batch in one request. Plain JavaScript: it runs in
// the runtime.
export default {
  async fetch(request, { DB, FILES, OUTBOX }) {
    const { how, statements } = await request.json();
    const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
    try {
      if (how === "empty") {
        await Promise.all([deleteRows(DB), removeAll(FILES, "key"), removeAll(OUTBOX, "name")]);
        return Response.json(null);
      }
      if (how === "exec") return Response.json(await DB.exec(statements[0].sql));
      return Response.json(how === "batch" ? await DB.batch(prepared) : await prepared[0][how]());
    } catch (error) {
      return Response.json(
        { message: error.message, cause: error.cause?.message },
        { status: 500 },
      );
    }
  },
};

/**
 * Deletes every row. The triggers are away meanwhile, for some forbid it; the foreign keys are
 * checked at the end.
 */
async function deleteRows(db) {
  const { results } = await db
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE type = 'trigger' OR type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB '*_search_*'",
    )
    .all();
  const triggers = results.filter(({ type }) => type === "trigger");
  const tables = results.filter(({ type }) => type === "table");
  const emptied = ({ name, sql }) =>
    sql?.startsWith("CREATE VIRTUAL")
      ? `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`
      : `DELETE FROM "${name}"`;
  await db.batch(
    [
      "PRAGMA defer_foreign_keys = on",
      ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
      ...tables.map(emptied),
      ...triggers.map(({ sql }) => sql),
    ].map((sql) => db.prepare(sql)),
  );
}

/** What `store` lists, files or letters. */
async function removeAll(store, name) {
  for (;;) {
    const { objects, keys = objects } = await store.list();
    if (keys.length === 0) return;
    await Promise.all(keys.map((one) => store.delete(one[name])));
  }
}
