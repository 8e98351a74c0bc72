import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openApp, type Visit } from "../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { lapsed, signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

const app = openApp();
/** Which of these texts the page does not say. */
const absent = (html: string, texts: string[]) => texts.filter((text) => !html.includes(text));
const page = async (path: string, init?: Visit) => {
  const answer = await app().visit(path, init);
  return { status: answer.status, html: await answer.text(), to: answer.headers.get("location") };
};

async function garage() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner, vin: "1HGCM82633A004352", odometer: 81_234 });
  return { db, owner, job, path: `/repair-cms/${job.id}` };
}

test("the page is the work order: number, customer, vehicle, issues with their codes, diagnostic", async () => {
  const { owner, path } = await garage();
  const { status, html } = await page(path, { as: owner });
  expect(status).toBe(200);
  expect(
    absent(html, [
      "WO-000001",
      "María Pérez",
      "2018 Toyota Corolla",
      "ABC-123",
      "1HGCM82633A004352",
      "81,234",
      "P0301",
    ]),
  ).toEqual([]);
  expect(html).toContain("No diagnostic information yet.");
  expect(html).toContain("No quotes created yet.");
  expect(html).toContain("Back to Jobs");
});

test("the odometer is written as in the country of the shop's currency, as the paper writes it", async () => {
  const { db, owner, path } = await garage();
  await makeShop(db, owner, { currency: "ARS" });
  expect((await page(`${path}?lng=es`, { as: owner })).html).toContain("81.234 ");
  expect((await page(path, { as: owner })).html).toContain("81,234 ");
});

test("the odometer is in the shop's unit, or in that which was typed with it", async () => {
  const { db, owner, path } = await garage();
  const zone = { cookie: `${owner.cookie}; tz=America/Denver` };
  const shown = async (path: string) => (await page(path, { as: owner, headers: zone })).html;
  expect(await shown(path)).toContain("81,234 mi");
  await makeShop(db, owner, { distanceUnit: "km" });
  expect(await shown(path)).toContain("81,234 km");
  expect(await shown(`${path}?lng=es`)).toContain("81,234 km");
  const chosen = async (path: string) =>
    /<option[^>]*value="(km|mi)"[^>]*selected/.exec(await shown(path))?.[1];
  expect([await chosen(`${path}/edit`), await chosen("/repair-cms/new")]).toEqual(["km", "km"]);

  const post = async (typed: Record<string, string>) =>
    (await page(`${path}/edit`, { as: owner, form: { ...typedJob, ...typed } })).to;
  expect(await post({ odometer: "120000", odometerUnit: "mi" })).toBe(path);
  expect(await shown(path)).toContain("120,000 mi");
  expect(await chosen(`${path}/edit`)).toBe("mi");
  // A unit typed after the number overrides the selected one.
  expect(await post({ odometer: "130 000 km", odometerUnit: "mi" })).toBe(path);
  expect(await shown(path)).toContain("130,000 km");
});

test("Without shop settings there is a link to them instead of the New Quote button", async () => {
  const { db, owner, path } = await garage();
  const before = await page(path, { as: owner });
  expect(before.html).toContain("Please set up your shop settings before creating quotes.");
  expect(before.html).toContain(`href="/repair-cms/settings?back=${encodeURIComponent(path)}"`);
  expect(before.html).not.toContain("New Quote");
  await makeShop(db, owner);
  expect((await page(path, { as: owner })).html).toContain("New Quote");
});

test("a quote shows its materials, labor and sums in its own currency, with the reader's numbers", async () => {
  const { db, owner, job, path } = await garage();
  await makeShop(db, owner);
  await makeQuote(db, {
    owner,
    job,
    rates: { laborRate: 850_00, currency: "MXN", decimals: 2 },
    materials: [{ name: "Balatas", quantity: 2, unitPrice: 617_25 }],
  });
  const { html } = await page(path, { as: owner });
  expect(
    absent(html, [
      "Balatas",
      "MX$617.25",
      "MX$1,234.50",
      "MX$2,125.00",
      "MX$3,359.50",
      "work-order",
      "Duplicate",
    ]),
  ).toEqual([]);
  const spanish = await page(`${path}?lng=es`, { as: owner });
  expect(absent(spanish.html, ["$3,359.50", "Importe total", "Generar PDF", "Pendiente"])).toEqual(
    [],
  );
});

test("An approved quote can be copied, but not edited or deleted", async () => {
  const { db, owner, job, path } = await garage();
  const quote = await makeQuote(db, { owner, job, status: "approved" });
  const { html } = await page(path, { as: owner });
  expect(html).toContain(`${quote.id}/work-order`);
  expect(html).toContain(`/${quote.id}/duplicate`);
  for (const verb of ["edit", "delete"]) expect(html).not.toContain(`/${quote.id}/${verb}`);
});

test("After the plan has ended a job can be read and printed, without controls that change it", async () => {
  const { db } = app();
  const owner = await lapsed(db, "premium");
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job });
  await makeShop(db, owner);
  const { status, html } = await page(`/repair-cms/${job.id}`, { as: owner });
  expect(status).toBe(200);
  expect(html).toContain("Front brakes");
  expect(html).toContain(`${quote.id}/work-order`);
  expect(html).toContain("Your Diamond plan has ended");
  for (const text of [
    "New Quote",
    `${job.id}/edit`,
    `${job.id}/delete`,
    `${job.id}/diagnostic`,
    "/duplicate",
    'name="status"',
  ])
    expect(html).not.toContain(text);
});

test("Another shop's job, a missing one and a malformed id answer 404 with the specification's sentence", async () => {
  const { path } = await garage();
  const other = await signedIn(app().db, "premium");
  const shape = (html: string) =>
    html
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
      .replaceAll(/"?nonce"?[=:\\"]+[^"\\]+/g, "")
      .replaceAll(/data-request="[^"]*"/g, "");
  const [theirs, missing, rubbish] = await Promise.all(
    [path, `/repair-cms/${newId()}`, "/repair-cms/%00%20'--"].map((address) =>
      page(address, { as: other }),
    ),
  );
  expect([theirs!.status, missing!.status, rubbish!.status]).toEqual([404, 404, 404]);
  expect(theirs!.html).toContain("Job not found or you don&#x27;t have permission to view it.");
  expect(rubbish!.html).toContain("Job not found or you don&#x27;t have permission to view it.");
  expect(shape(theirs!.html)).toBe(shape(missing!.html));
});

test("the diagnostic is written in its place and shown with its codes", async () => {
  const { owner, path } = await garage();
  expect((await page(`${path}/diagnostic`, { as: owner })).html).toContain("Save Diagnostic");
  const saved = await page(`${path}/diagnostic`, {
    as: owner,
    form: { diagnostic: "Coil 1 dead: P0351 <b>" },
  });
  expect(saved.to).toBe(path);
  const { html } = await page(path, { as: owner });
  expect(html).toContain("P0351");
  expect(html).toContain("&lt;b&gt;");
  const long = await page(`${path}/diagnostic`, {
    as: owner,
    form: { diagnostic: "y".repeat(10_001) },
  });
  expect(long.status).toBe(422);
  expect(long.html).toContain("y".repeat(10_001));
});

test("Of two tabs that write the diagnostic, the second is rejected, keeps its draft, and can then overwrite", async () => {
  const { owner, path } = await garage();
  const post = (diagnostic: string, version: string) =>
    page(`${path}/diagnostic`, { as: owner, form: { diagnostic, version } });
  const opened = /name="diagnostic"[\s\S]*?name="version" value="(\d+)"/;
  const version = opened.exec((await page(`${path}/diagnostic`, { as: owner })).html)![1]!;
  for (let presses = 0; presses < 2; presses++) expect((await post("Coil", version)).to).toBe(path);
  const second = await post("Injector", version);
  expect(second.status).toBe(409);
  expect(second.html).toContain("This diagnostic was changed somewhere else.");
  expect(second.html).toContain("Injector</textarea>");
  expect((await post("Injector", opened.exec(second.html)![1]!)).to).toBe(path);
});

test("a status and details that change while the diagnostic is open do not conflict with it", async () => {
  const { owner, path } = await garage();
  const { html } = await page(`${path}/diagnostic`, { as: owner });
  const version = /name="diagnostic"[\s\S]*?name="version" value="(\d+)"/.exec(html)![1]!;
  expect((await page(`${path}/edit`, { as: owner, form: typedJob })).to).toBe(path);
  await page(`${path}/status`, { as: owner, form: { status: "completed" } });
  const form = { diagnostic: "Coil", version };
  expect((await page(`${path}/diagnostic`, { as: owner, form })).to).toBe(path);
});

test("an answer that was added is undone as long as the diagnostic says what was saved, and no later edit is overwritten", async () => {
  const { owner, path } = await garage();
  const post = (form: Record<string, string>) => page(`${path}/diagnostic`, { as: owner, form });
  const saved = await post({ diagnostic: "Coil 1 dead", added: "yes" });
  const version = /\?added=(\d+)$/.exec(saved.to!)![1]!;
  const shown = async (to: string) => (await page(to, { as: owner })).html;
  expect(await shown(saved.to!)).toContain("Added to the diagnostic.");
  expect((await post({ diagnostic: "", version })).to).toBe(path);
  expect(await shown(saved.to!)).not.toContain("Added to the diagnostic.");

  await post({ diagnostic: "Coil 2 dead", added: "yes" });
  expect((await post({ diagnostic: "", version })).status).toBe(409);
  expect(await shown(path)).toContain("Coil 2 dead");
});

test("A session that ends while the diagnostic is typed answers 401 and keeps the draft", async () => {
  const { path } = await garage();
  const { status, html } = await page(`${path}/diagnostic`, {
    form: { diagnostic: "Half an hour of typing" },
  });
  expect(status).toBe(401);
  expect(html).toContain("You are signed out.");
  expect(html).toContain("Half an hour of typing");
  expect(html).not.toContain("María");
});
