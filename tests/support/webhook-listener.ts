type Heard = { body: string; signature: string };

const heard: Heard[] = [];
let answer = 200;

/** In place of the webhook worker: keeps what it is sent and answers as it is told to. */
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
