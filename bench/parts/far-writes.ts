import { type Line, times } from "../table.ts";
import { setDistance, type Timed, timed, told } from "./distance.ts";

/** A form at its page's address, and what is typed into it; the rest is as the page has it. */
type Write = { page: string; typed: Record<string, string> };

const writesOf = (job: string, quote: string, topic: string, customer: string): Write[] => [
  { page: "/account/name", typed: { name: "Ana Ruiz Vega" } },
  { page: `${job}/diagnostic`, typed: { diagnostic: "Front pads are worn to 2 mm." } },
  { page: `${job}/status`, typed: { status: "in_progress" } },
  { page: `${job}/edit`, typed: { issues: "Squeals when it brakes." } },
  { page: `${quote}/edit`, typed: { description: "Front brake pads" } },
  { page: `${customer}/edit`, typed: { note: "Calls after five." } },
  { page: `${topic}/reply`, typed: { content: "Look at the caliper pins first." } },
  { page: "/repair-cms/taxes", typed: {} },
];

type Asked = { origin: string; cookie: string; far: number };
type Paths = { job: string; quote: string; topic: string; customer: string };

/** P13 for writes: each form as its page has it, sent without a script. */
export async function farWrites(
  { origin, cookie, far }: Asked,
  { job, quote, topic, customer }: Paths,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { page, typed } of writesOf(job, quote, topic, customer)) {
    await setDistance(origin, 0);
    const shown = await fetch(origin + page, { headers: { cookie } });
    const form = formOf(await shown.text(), page);
    const body = new URLSearchParams({ ...form.values, ...typed });
    await setDistance(origin, far);
    const init = { method: "POST", body, headers: { cookie, origin } };
    const sent = await timed(origin, form.action, init);
    lines.push(lineOf(page, far, sent));
  }
  return lines;
}

/** The values of the form of a page: hidden fields, texts and what is chosen. */
export function formOf(
  html: string,
  page: string,
): { action: string; values: Record<string, string> } {
  const forms = [...html.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(
    ([one]) => one,
  );
  const [pathname] = page.split("?");
  const form =
    forms.find((one) => actionOf(one) === pathname) ??
    forms.find((one) => !/language/.test(actionOf(one)));
  if (!form) throw new Error(`No form on ${page}`);
  const values: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, "name");
    const isOff = /type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag);
    if (name && !isOff) values[name] = attribute(tag, "value") ?? "";
  }
  for (const [, tag, text] of form.matchAll(/(<textarea[^>]*>)([^<]*)/g))
    values[attribute(tag!, "name") ?? ""] = plain(text!);
  for (const [, tag, options] of form.matchAll(/(<select[^>]*>)(.*?)<\/select>/gs)) {
    const chosen = /<option[^>]* selected[^>]*>/.exec(options!)?.[0] ?? "";
    values[attribute(tag!, "name") ?? ""] = attribute(chosen, "value") ?? "";
  }
  return { action: actionOf(form) || page, values };
}

const actionOf = (form: string) => attribute(/<form[^>]*>/.exec(form)![0], "action") ?? "";
const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};
const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const lineOf = (page: string, far: number, sent: Timed): Line => ({
  part: "P13",
  what: `write: ${page.replace(/[0-9a-f-]{36}/g, "…")}, ${far} ms away`,
  ours: `${sent.status}; ${told(sent)}`,
  ratio: times(sent.first / far),
  goal: "2 in a row, first byte <= 2.15x",
  met: sent.rows <= 2 && sent.first <= 2.15 * far && sent.status < 400,
});
