import { WorkerEntrypoint } from "cloudflare:workers";

type DemoBindings = { OUTBOX: KVNamespace };
export type DemoLetter = { from: string; to: string; subject: string; text: string; at: number };

/** The stand-ins for what lives outside this machine. One class is bound in place of each binding it stands for. */
export default class Demo extends WorkerEntrypoint<DemoBindings> {
  /** In place of Cloudflare's e-mail binding: keeps the letter in the outbox instead of sending it. */
  async send({ from, to, subject, text }: Omit<DemoLetter, "at">): Promise<{ messageId: string }> {
    // Keys count down, so that the newest letter is listed first.
    const messageId = `${String(Number.MAX_SAFE_INTEGER - Date.now()).padStart(16, "0")}-${crypto.randomUUID()}`;
    await this.env.OUTBOX.put(messageId, JSON.stringify({ from, to, subject, text, at: Date.now() } satisfies DemoLetter));
    return { messageId };
  }

  override async fetch(): Promise<Response> {
    return new Response("Not found", { status: 404 });
  }
}
