import { WorkerEntrypoint } from "cloudflare:workers";
import { demoHost } from "#app/platform/web/config.ts";
import { think } from "./ai/think.ts";
import { newsroom } from "./news/newsroom.ts";
import { vehicleData } from "./nhtsa/vehicles.ts";
import { type DemoLetter, keepLetter, outbox } from "./outbox.ts";
import { DemoStripe } from "./stripe/demo-stripe.ts";
import { DemoTwilio } from "./twilio/demo-twilio.ts";

export { DemoStripe, DemoTwilio };

type DemoBindings = {
  OUTBOX: KVNamespace;
  STRIPE: DurableObjectNamespace<DemoStripe>;
  TWILIO: DurableObjectNamespace<DemoTwilio>;
  /** Milliseconds per streamed word, if not the default. */
  WORD_DELAY?: number;
};
type LetterInput = Omit<DemoLetter, "at" | "id" | "from"> & {
  from: string | { email: string; name: string };
};

/**
 * The stand-ins for what lives outside this machine. One class is bound in place of each binding it
 * stands for.
 */
export default class Demo extends WorkerEntrypoint<DemoBindings> {
  /**
   * In place of Cloudflare's e-mail binding: keeps the letter in the outbox instead of sending it.
   */
  async send({ from, to, subject, text, headers }: LetterInput): Promise<{ messageId: string }> {
    const sender = typeof from === "string" ? from : `${from.name} <${from.email}>`;
    return {
      messageId: await keepLetter(
        this.env.OUTBOX,
        { from: sender, to, subject, text, headers },
        Date.now(),
      ),
    };
  }

  /** In place of the `ai` binding: answers from what it was given, without a model. */
  async run(model: string, input: Record<string, unknown>): Promise<unknown> {
    return think(model, input, this.env.WORD_DELAY);
  }

  /**
   * Replaces Stripe's API (/v1) and its pages (/demo/pay, /demo/invoice, /demo/portal,
   * /demo/connect), its control panel (/demo/stripe), Twilio's API and the telephones of the demo
   * (/demo/phone), the outbox of the mail, the one news site of the demo's web, and NHTSA's services.
   */
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { hostname, pathname } = url;
    if (hostname === demoHost) return newsroom(pathname, Date.now());
    if (/^\/(v1|demo\/(connect|invoice|pay|portal|stripe))(\/|$)/.test(pathname))
      return this.env.STRIPE.getByName("stripe").fetch(request);
    if (/^\/(2010-04-01|demo\/phone)(\/|$)/.test(pathname) || hostname === "media.twiliocdn.com")
      return this.env.TWILIO.getByName("twilio").fetch(request);
    return (
      vehicleData(url) ??
      (await outbox(this.env.OUTBOX, pathname, request.method)) ??
      new Response("Not found", { status: 404 })
    );
  }
}
