type Heard = { body: string; signature: string };

const heard: Heard[] = [];
let answer = 200;

/** Replaces the webhook worker: records its requests and returns the configured responses. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/heard") return Response.json(heard.splice(0));
    if (pathname === "/answer") {
      answer = Number(searchParams.get("status"));
      return new Response();
    }
    heard.push({
      body: await request.text(),
      signature: request.headers.get("stripe-signature") ?? "",
    });
    return new Response(null, { status: answer });
  },
};
