import { WorkerEntrypoint } from "cloudflare:workers";
import { type DemoLetter, keepLetter, outbox } from "./outbox.ts";

type DemoBindings = { OUTBOX: KVNamespace };
type Sent = Omit<DemoLetter, "at" | "id">;

/** The stand-ins for what lives outside this machine. One class is bound in place of each binding it stands for. */
export default class Demo extends WorkerEntrypoint<DemoBindings> {
  /** In place of Cloudflare's e-mail binding: keeps the letter in the outbox instead of sending it. */
  async send({ from, to, subject, text, headers }: Sent): Promise<{ messageId: string }> {
    return { messageId: await keepLetter(this.env.OUTBOX, { from, to, subject, text, headers }, Date.now()) };
  }

  /** GET /demo/outbox: what would have been sent. */
  override async fetch(request: Request): Promise<Response> {
    return (await outbox(this.env.OUTBOX, new URL(request.url).pathname, request.method)) ?? new Response("Not found", { status: 404 });
  }
}
