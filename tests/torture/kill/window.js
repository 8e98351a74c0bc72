// A worker beside those of the product: a window onto its database, its queue and the stand-in for Stripe, for the one who kills. Plain
// JavaScript, because it runs inside workerd as it is.
export default {
  async fetch(request, env) {
    const address = request.headers.get("x-address");
    if (address) return env.DEMO.fetch(new Request(address, request));
    const message = request.headers.get("x-message");
    if (message) return Response.json((await env.NEWS_QUEUE.send(JSON.parse(message))) ?? null);
    return Response.json((await env.DB.prepare(await request.text()).all()).results);
  },
};
