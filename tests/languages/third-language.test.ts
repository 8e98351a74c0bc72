import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { links } from "#app/features/approval/tables.server.ts";
import { standardPoints, vehicleKinds } from "#app/features/inspection/sheet/points.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { addresses } from "../support/access/addresses.ts";
import { pendingOf, setUpPhone } from "../support/account/authenticator.ts";
import { openApp } from "../support/app.ts";
import { unzip } from "../support/files/zip.ts";
import { givePassword, join, password, signIn } from "../support/join.ts";
import { answers, sendInvoice } from "../support/links/links.ts";
import { readPdf } from "../support/papers/paper.ts";
import type { Person } from "../support/people.ts";
import { askedBy } from "../support/reminders/asked.ts";
import { dueVehicle } from "../support/reminders/due-vehicle.ts";
import { book, bookableShop, dayIn, earlierKey } from "../support/repair/booking.ts";
import { plainTexts, plainWords } from "../support/third-language/page-text.ts";
import { makeWorld } from "../support/third-language/world.ts";

// The build holds a made-up language, `qq`: the English words, each sentence in brackets. Whatever
// is said without brackets is written into the code in one of the two real languages.

const app = openApp();
let world: Awaited<ReturnType<typeof makeWorld>>;
let customersLink: string;
beforeAll(async () => {
  world = await makeWorld(app().db);
  // By the build itself: what it freezes holds its languages.
  const quotes = { "quotes[]": world.ids.quoteId, asWritten: "on", inspection: "on" };
  const form = { id: newId(), message: "Message", ...quotes };
  const sent = await app().visit(world.fill("/repair-cms/:jobId/send"), { as: world.owner, form });
  customersLink = /\/q\/[0-9a-f]{64}/.exec(await sent.text())![0];
  const [link] = await app().db.select({ linkId: links.id }).from(links);
  Object.assign(world.ids, link);
});

/** Addresses that show no page of their own: posted forms, and panels that redirect. */
const redirects = [
  "/create-checkout-session",
  "/discussion/:topicId/replies/:replyId",
  "/login/code",
  "/premium/portal",
  "/videos/certificates/:category",
];
/**
 * Pages opened by a customer's link, and by the shop after an answer or a signature: see "A
 * customer's pages".
 */
const ofCustomers = (path: string) =>
  /^\/(?:q\/:token|counter|book|appointments|follow-up)(?:\/|$)/.test(path) ||
  /\/decisions\/|\/walk-round\/signed\//.test(path);
const pages = addresses(`${inject("copy")}/build`)
  .filter(({ page, path }) => page && !ofCustomers(path))
  .map(({ path }) => path);

/** Words of the world's records and of the sheets: nobody wrote them in the third language. */
const points = vehicleKinds.flatMap((kind) => standardPoints(kind)).map(({ name }) => name.en);
const longestFirst = points.toSorted((one, other) => other.length - one.length);
const ofRecords = new RegExp(["Toyota Corolla", ...longestFirst].join("|"), "g");

/** Required query parameters by address. */
const queries: Record<string, string> = { "/premium/change": "&plan=medium" };

/** The page as the first person sees it who may. */
async function open(path: string): Promise<string | undefined> {
  for (const as of [world.owner, world.free, undefined]) {
    const answer = await app().visit(`${world.fill(path)}?lng=qq${queries[path] ?? ""}`, { as });
    const found = answer.status === 200 || path === "/*";
    if (found && answer.headers.get("content-type")?.startsWith("text/html")) return answer.text();
    await answer.body?.cancel();
  }
  return undefined;
}

function expectOneLanguage(html: string): void {
  expect(html).toMatch(/<html[^>]* lang="qq"/);
  expect(plainTexts(html)).toEqual([]);
}

/** A document's bytes, with its name. */
async function download(path: string) {
  const answer = await app().visit(`${world.fill(path)}?lng=qq`, { as: world.owner });
  expect(answer.status).toBe(200);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return { bytes: new Uint8Array(await answer.arrayBuffer()), name };
}

test("A third language compiles", () => {
  expect(inject("typeErrors")).toEqual([]);
});

describe("In a third language", () => {
  test.each(pages.filter((path) => !redirects.includes(path)))("%s is said", async (path) => {
    const html = await open(path);
    expect(html, "nobody gets this page").toBeDefined();
    expectOneLanguage(html!.replaceAll(ofRecords, "[Name]"));
  });

  test("A customer's pages are said, at the counter and by the link, before the answer and after it", async () => {
    const { owner, job, ids } = world;
    const expectSaid = async (path: string, as?: Person) => {
      const answer = await app().visit(`${path}?lng=qq`, { as });
      expect([path, answer.status]).toEqual([path, 200]);
      expectOneLanguage((await answer.text()).replaceAll(ofRecords, "[Name]"));
    };
    await expectSaid(customersLink);
    await givePassword(app(), owner.id);
    const hold = world.fill("/repair-cms/:jobId/send/:linkId/counter");
    await app().visit(hold, { as: owner, form: {} });
    await expectSaid("/counter", owner);
    await app().visit("/counter/unlock", { as: owner, form: { password } });
    const quotes = [{ id: ids.quoteId }];
    const answered = await app().visit(customersLink, {
      form: answers(quotes, { name: "Name", language: "qq" }),
    });
    expect(answered.status).toBe(303);
    await expectSaid(customersLink);
    await expectSaid(`${customersLink}/certificate`);
    await expectSaid(`/repair-cms/${ids.jobId}/decisions/1`, owner);
    const [quote] = await app()
      .db.select()
      .from(repairQuotes)
      .where(eq(repairQuotes.id, ids.quoteId));
    const made = { owner, job, quotes: [quote!] };
    await expectSaid(await sendInvoice(app(), made, "Terms"));
  });

  test("Every step of booking is said, and what its customer opens afterwards", async () => {
    // The shop named its services before the third language existed.
    const services = [{ names: { en: "Engine", es: "Motor" }, hours: 1_00 }];
    const { address } = await bookableShop(app(), { confirms: true, services: services as never });
    const path = `/book/${address}?lng=qq`;
    const step = async (form?: Record<string, string>) => {
      const answer = await app().visit(path, { form });
      const html = await answer.text();
      expectOneLanguage(html.replaceAll(ofRecords, "[Name]"));
      return html;
    };
    await step();
    await step({ complaint: " ", service: "0" });
    const complaint = "[Smoke and a smell of gas]";
    const first = { complaint, service: "0", key: earlierKey() };
    const day = dayIn(await step(first));
    await step({ ...first, day });
    await step({ ...first, day, time: "03:00", firstName: "" });
    const made = await book(app(), path, { complaint, service: "0" });
    const visit = made.headers.get("location")!.split("?")[0]!;
    for (const one of ["", "/move", "/cancel"]) {
      const answer = await app().visit(`${visit}${one}?lng=qq`);
      expectOneLanguage((await answer.text()).replaceAll(ofRecords, "[Name]"));
    }
    const { bytes } = await download(`${visit}/appointment.ics`);
    expect(plainWords(new TextDecoder().decode(bytes).replaceAll(ofRecords, "[Name]"))).toEqual([]);
  });

  test("The page of a follow-up is said, before its answer and after it", async () => {
    const due = await dueVehicle(app());
    const { path } = await askedBy(app(), due);
    const read = async () =>
      (await (await app().visit(`${path}?lng=qq`)).text())
        .replaceAll("Pastillas de freno delanteras", "[Work]")
        .replaceAll(ofRecords, "[Name]");
    expectOneLanguage(await read());
    await app().visit(`${path}/answer`, { form: { answer: "sold" } });
    expectOneLanguage(await read());
  });

  test.each(redirects)("%s redirects everybody", async (path) => {
    expect(await open(path)).toBeUndefined();
  });

  test("the page that asks for the second factor is said", async () => {
    const member = await join(app());
    await setUpPhone(app(), member);
    const pending = pendingOf(await signIn(app(), member.email));
    const page = await app().visit("/login/code?lng=qq", { headers: { cookie: pending } });
    expectOneLanguage(await page.text());
  });

  test.each([
    "/repair-cms/:jobId/quotes/:quoteId/work-order",
    "/repair-cms/:jobId/estimate",
    "/repair-cms/:jobId/invoice",
  ])("%s is printed", async (path) => {
    const { bytes } = await download(path);
    const text = readPdf(bytes);
    expect(text.match(/\[/g)!.length).toBeGreaterThan(20);
    expect(plainWords(text)).toEqual([]);
  });

  test("an inspection is printed", async () => {
    const { bytes } = await download("/repair-cms/:jobId/inspection.pdf");
    const text = readPdf(bytes).replaceAll(ofRecords, "[Point]");
    expect(text).toMatch(/\[Yellow: keep an eye on it\]/);
    expect(plainWords(text)).toEqual([]);
  });

  // It repeats itself in another language, for readers elsewhere.
  test("a certificate is printed", async () => {
    const { bytes } = await download("/certificates/:number/pdf");
    expect(readPdf(bytes)).toMatch(/\[CERTIFICATE OF COMPLETION\]/);
  });

  test("the archive of one's own data is written", async () => {
    const { bytes } = await download("/account/data.zip");
    const files = unzip(bytes);
    const names = [...files.keys()];
    expect(names).toContainEqual(expect.stringMatching(/\.pdf$/));
    for (const [name, content] of files)
      if (/\.(txt|html|md)$/.test(name))
        expect(plainWords(new TextDecoder().decode(content)), name).toEqual([]);
  });

  test("the calendar entry of a live session is written", async () => {
    const { bytes } = await download("/live/:sessionId/session.ics");
    expect(plainWords(new TextDecoder().decode(bytes))).toEqual([]);
  });
});
