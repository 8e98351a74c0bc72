import { eq } from "drizzle-orm";
import { subscriptions } from "#app/features/account/tables.server.ts";
import type { App } from "../app.ts";
import { type Person, signedIn } from "../people.ts";
import { type Plan, stripeOf, workingCard } from "./stripe.ts";

/** Members who subscribe through the running product, and its pages as they read them. */
export function openSubscribers(app: () => App) {
  const stripe = () => stripeOf(app());
  /** The text of a page, without the tags inside sentences. */
  const read = async (as: Person, path = "/premium", lng = "en") => {
    const html = await (
      await app().visit(`${path}${path.includes("?") ? "&" : "?"}lng=${lng}`, { as })
    ).text();
    return html
      .slice(0, html.indexOf("<footer"))
      .replaceAll(/<!-- -->|<\/?(strong|time|span)[^>]*>/g, "")
      .replaceAll("&#x27;", "'");
  };
  const checkout = (as: Person | undefined, plan: string, more: Record<string, string> = {}) =>
    app().visit("/create-checkout-session", { as, form: { plan, ...more } });
  const customerOf = async ({ id }: Person) =>
    (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())!
      .customerId;

  /** Waits for a webhook to be processed. */
  async function eventually(check: () => Promise<boolean>) {
    for (let at = 0; at < 100; at++) {
      if (await check()) return;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error("The webhook was not processed");
  }
  const statusOf = async ({ id }: Person) =>
    (await app().db.select().from(subscriptions).where(eq(subscriptions.userId, id)).get())?.status;
  const has = (person: Person, status: string) =>
    eventually(async () => (await statusOf(person)) === status);

  /** A member who subscribed through the form; the trial is running. */
  async function subscriber(plan: Plan, card = workingCard) {
    const person = await signedIn(app().db);
    await stripe().pay(sessionIn(await checkout(person, plan)), card);
    await has(person, "trialing");
    return { person, customer: await customerOf(person) };
  }
  async function payer(plan: Plan) {
    const { person, customer } = await subscriber(plan);
    await stripe().advanceTo("trial end", customer);
    await has(person, "active");
    return { person, customer };
  }

  return { read, checkout, eventually, statusOf, has, subscriber, payer, stripe };
}

export const sessionIn = (answer: Response) => answer.headers.get("location")!.split("/").at(-1)!;
