// A worker beside those of the product: a window onto its database and onto the stand-in for Stripe, for the one who kills. Plain
// JavaScript, because it runs inside workerd as it is.
export default {
  async fetch(request, env) {
    const address = request.headers.get("x-address");
    if (address) return env.DEMO.fetch(new Request(address, request));
    return Response.json((await env.DB.prepare(await request.text()).all()).results);
  },
};
