import { formOf } from "../../../bench/forms.ts";
import { dataOf } from "../../../bench/pages.ts";
import { setDistance, timed } from "../../../bench/trips.ts";
import { fillShop, makeAdvisor, makePerson, type Person } from "../../../bench/world.ts";
import { everydayWrites, type KnownFields, type Write } from "./everyday-writes.ts";

type Who = NonNullable<Write["who"]>;
type WriteRun = { origin: string; cookies: Record<Who, string>; known: KnownFields; far: number };

/** A write and what came of it. */
type WriteResult = { write: Write; name: string; sent: Awaited<ReturnType<typeof timed>> };

/** Sends each form as its page has it, without a script, in their order, with database and files so far away. */
export async function sendAll({
  origin,
  cookies,
  far,
  ...asked
}: WriteRun): Promise<WriteResult[]> {
  const known = { ...asked.known };
  const all: WriteResult[] = [];
  for (const write of everydayWrites) {
    const { page, to = page, typed = {}, who = "owner", keeps, logo, script } = write;
    const cookie = cookies[who];
    await setDistance(origin, 0);
    const shown = await fetch(origin + filled(page, known), { headers: { cookie } });
    const html = await shown.text();
    const form = formOf(html, filled(to, known).split("?")[0]!, { ...typed });
    await setDistance(origin, far);
    const headers = { cookie, origin, accept: script ? "*/*" : "text/html" };
    const body = logo ? withLogo(form.fields, logo) : form.fields;
    const action = script ? dataOf(form.action) : form.action;
    const sent = await timed(origin, action, { method: "POST", body, headers });
    if (keeps) known[keeps] = idIn(sent.location) ?? "none";
    all.push({ write, name: script ? `${to} by a script` : to, sent });
  }
  return all;
}

type Ground = { d1: D1Database; owner: Person; jobId: string; quoteId: string };

/** Who writes, each with the cookies of somebody who has been here before: one may write forty times a minute. */
export async function writersOf({ d1, owner, jobId, quoteId }: Ground) {
  const advisor = await makeAdvisor(d1, owner.shopId);
  const other = await makePerson(d1, "premium");
  await fillShop(d1, other.id);
  const admin = await makePerson(d1, "premium", true);
  const free = await makePerson(d1, "free");
  const cookies: Record<Who, string> = {
    owner: owner.cookie,
    other: other.cookie,
    advisor: advisor.cookie,
    admin: admin.cookie,
    visitor: "",
  };
  return { cookies, known: { job: jobId, quote: quoteId, free: free.id } };
}

function withLogo(fields: URLSearchParams, logo: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.set("logo", new Blob([logo], { type: "image/png" }), "logo.png");
  return form;
}

const filled = (address: string, known: KnownFields) =>
  address.replace(/:([a-z-]+)/g, (_, name: string) => known[name] ?? `:${name}`);

/** The last id of an address: of a record, or the number of an invoice. */
const idIn = (address: string): string | undefined =>
  address.match(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)\d+$/g)?.at(-1);
