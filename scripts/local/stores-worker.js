// Passes statements of a script on to the local D1, a whole batch in one request, for whoever has the
// script's key. Plain JavaScript: it runs in the runtime.
export default {
  async fetch(request, { DB, KEY }) {
    if (request.headers.get("authorization") !== KEY) return new Response(null, { status: 404 });
    const { how, statements } = await request.json();
    try {
      const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
      if (how === "exec") return Response.json(await DB.exec(statements[0].sql));
      return Response.json(how === "batch" ? await DB.batch(prepared) : await prepared[0][how]());
    } catch (error) {
      const { message, cause } = error;
      return Response.json({ message, cause: cause?.message }, { status: 500 });
    }
  },
};
