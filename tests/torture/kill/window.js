// A worker beside those of the product: a window onto its database, its files, its queue and the stand-in for Stripe, for the one who kills. Plain
// JavaScript, because it runs inside workerd as it is.
export default {
  async fetch(request, env) {
    const address = request.headers.get("x-address");
    if (address) return env.DEMO.fetch(new Request(address, request));
    const message = request.headers.get("x-message");
    if (message) return Response.json((await env.NEWS_QUEUE.send(JSON.parse(message))) ?? null);
    const folder = request.headers.get("x-files");
    if (folder) return Response.json(await listFiles(env.FILES, folder));
    return Response.json((await env.DB.prepare(await request.text()).all()).results);
  },
};

async function listFiles(files, prefix) {
  const keys = [];
  for (let cursor, more = true; more; ) {
    const page = await files.list({ prefix, cursor });
    keys.push(...page.objects.map(({ key }) => key));
    more = page.truncated;
    cursor = page.cursor;
  }
  return keys;
}
