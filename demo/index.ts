import { WorkerEntrypoint } from "cloudflare:workers";
import { demoHost } from "#app/platform/web/config.ts";
import { crossSite } from "../workers/answers.ts";
import { think } from "./ai/think.ts";
import { answerTo, deliverTo, type Mailbox } from "./letter-in.ts";
import { newsroom } from "./news/newsroom.ts";
import { vehicleData } from "./nhtsa/vehicles.ts";
import { type DemoLetter, keepLetter, outbox } from "./outbox.ts";
import { pushService } from "./push.ts";
import { DemoStripe } from "./stripe/demo-stripe.ts";
import { DemoTwilio } from "./twilio/demo-twilio.ts";

export { DemoStripe, DemoTwilio };

type DemoBindings = {
  OUTBOX: KVNamespace;
  STRIPE: DurableObjectNamespace<DemoStripe>;
  TWILIO: DurableObjectNamespace<DemoTwilio>;
  MAILBOX: Mailbox;
  /** Milliseconds per streamed word, if not the default. */
  WORD_DELAY?: number;
};
type LetterInput = Omit<DemoLetter, "at" | "id" | "from" | "files"> & {
  from: string | { email: string; name: string };
  attachments?: { filename: string }[];
};

/** The stand-ins for external services. One class is bound in place of each binding. */
export default class Demo extends WorkerEntrypoint<DemoBindings> {
  /** Replaces Cloudflare's email binding: stores the letter in the outbox instead of sending it. */
  async send({ from, attachments, ...letter }: LetterInput): Promise<{ messageId: string }> {
    const sender = typeof from === "string" ? from : `${from.name} <${from.email}>`;
    return {
      messageId: await keepLetter(
        this.env.OUTBOX,
        { ...letter, from: sender, files: attachments?.map(({ filename }) => filename) },
        Date.now(),
      ),
    };
  }

  /** Somebody answers a letter of the outbox; /demo/mail takes a letter as it is, for commands. */
  async #mail(request: Request, { pathname, searchParams }: URL): Promise<Response | undefined> {
    const [, id = ""] = /^\/demo\/outbox\/([\w-]+)\/answer$/.exec(pathname) ?? [];
    if (request.method !== "POST" || (!id && pathname !== "/demo/mail")) return undefined;
    if (crossSite(request)) return new Response("Cross-site request refused", { status: 403 });
    if (!id) {
      const raw = new Uint8Array(await request.arrayBuffer());
      const [from, to] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
      return Response.json({ refused: await deliverTo(this.env.MAILBOX, { from, to, raw }) });
    }
    const letter = await this.env.OUTBOX.get<DemoLetter>(id, "json");
    const words = new URLSearchParams(await request.text()).get("text") ?? "";
    if (!letter?.replyTo || words.trim() === "") return undefined;
    const { to, replyTo } = letter;
    const raw = new TextEncoder().encode(answerTo({ ...letter, replyTo }, words));
    await deliverTo(this.env.MAILBOX, { from: to, to: replyTo, raw });
    return new Response(null, { status: 303, headers: { location: `/demo/outbox/${id}?sent` } });
  }

  /** Replaces the `ai` binding: answers from its input, without a model. */
  async run(model: string, input: Record<string, unknown>): Promise<unknown> {
    return think(model, input, this.env.WORD_DELAY);
  }

  /**
   * Replaces Stripe's API (/v1) and its pages (/demo/pay, /demo/invoice, /demo/portal,
   * /demo/connect), its control panel (/demo/stripe), Twilio's API and the telephones of the demo
   * (/demo/phone), the outbox of the mail, the news site of the demo's web, a push service, and
   * NHTSA's services.
   */
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { hostname, pathname } = url;
    const pushed = await pushService(request, url, demoHost);
    if (pushed) return pushed;
    if (hostname === demoHost) return newsroom(pathname, Date.now());
    if (/^\/(v1|demo\/(connect|invoice|pay|portal|stripe))(\/|$)/.test(pathname))
      return this.env.STRIPE.getByName("stripe").fetch(request);
    if (/^\/(2010-04-01|demo\/phone)(\/|$)/.test(pathname) || hostname === "media.twiliocdn.com")
      return this.env.TWILIO.getByName("twilio").fetch(request);
    return (
      vehicleData(url) ??
      (await outbox(this.env.OUTBOX, pathname, request.method)) ??
      (await this.#mail(request, url)) ??
      new Response("Not found", { status: 404 })
    );
  }
}
