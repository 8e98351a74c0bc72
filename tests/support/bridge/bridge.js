// Stands beside the product and passes statements on to the very same D1, a whole batch in one request. Plain JavaScript: it runs in
// the runtime.
export default {
  async fetch(request, { DB }) {
    const { how, statements } = await request.json();
    const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
    try {
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
