import type { App } from "../app.ts";
import type { dueVehicle } from "./due-vehicle.ts";

type Due = Awaited<ReturnType<typeof dueVehicle>>;

export const askHref = ({ vehicle }: Due): string => `/repair-cms/follow-up/${vehicle.id}`;

/** Asks by hand; the address of the customer's page. */
export async function askedBy(app: App, due: Due, work = `declined:${due.quote.id}`) {
  const answer = await app.visit(askHref(due), { as: due.owner, form: { work } });
  const html = await answer.text();
  return { status: answer.status, path: html.match(/\/follow-up\/[0-9a-f]{64}/)?.[0] ?? "" };
}

/** The form that approves, as the page has it. */
export function approval(html: string): Record<string, string> {
  const form = html.split("<form").find((one) => one.includes("/approve"))!;
  const field = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(form)?.[1] ?? "";
  const hidden = ["subject", "key", "mark"].map((name) => [name, field(name)]);
  return { ...Object.fromEntries(hidden), language: "es", name: "María Pérez" };
}
