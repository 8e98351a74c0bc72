import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { revisions } from "#app/features/approval/tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { formatMoney } from "#app/values/money.ts";
import { openApp } from "../../support/app.ts";
import { answers, quotedJob, recordsOf, send, sentJob } from "../../support/links/links.ts";
import { makeJob } from "../../support/make.ts";
import { readPdfLine } from "../../support/papers/paper.ts";

const app = openApp();
const text = async (path: string) => (await app().visit(path)).text();

test("Gives the certificate to both sides, with a file that anyone can check", async () => {
  const made = await sentJob(app(), { language: "en" });
  expect(await text(`${made.path}/certificate`)).toContain("This link does not work");
  await app().visit(made.path, { form: answers(made.quotes) });
  const [decision] = (await recordsOf(app(), made)).decided;
  const proof = await text(`${made.path}/certificate`);
  for (const said of [decision!.id, decision!.sha256, decision!.at.toISOString(), "Ana Pérez"])
    expect(proof).toContain(said);
  expect(proof).toContain("exactly what was sent");

  const file = await (await app().visit(`${made.path}/file`)).arrayBuffer();
  const hash = createHash("sha256").update(Buffer.from(file)).digest("hex");
  expect(hash).toBe(decision!.sha256);
  expect(await text(`/verify?hash=${hash}`)).toContain("Yes. This is exactly");
  expect(await text(`/verify?hash=${"0".repeat(64)}`)).toContain("No. No shop sent this file");
  expect(await text("/verify?hash=abc")).toContain("A fingerprint has 64");
});

test("Notices one changed byte of the stored file", async () => {
  const made = await sentJob(app(), { language: "en" });
  await app().visit(made.path, { form: answers(made.quotes) });
  const [decision] = (await recordsOf(app(), made)).decided;
  const key = `revisions/${made.ref.shopId}/${decision!.sha256}.json`;
  const bytes = new Uint8Array(await (await app().files.get(key))!.arrayBuffer());
  bytes[bytes.length >> 1]! ^= 1;
  await app().files.put(key, bytes);
  expect(await text(`${made.path}/certificate`)).toContain("differs from what was sent");
  expect((await app().visit(`${made.path}/file`)).status).toBe(404);
  expect((await app().visit(made.path)).status).toBe(500);
});

test("Shows every amount of the frozen revision, in both languages", async () => {
  const made = await sentJob(app(), { language: "es" });
  for (const language of ["en", "es"] as const) {
    const page = await text(`${made.path}?lng=${language}`);
    expect(page).toContain(`<html lang="${language}">`);
    for (const { totalAmount, materials, laborCost } of made.quotes)
      for (const cents of [totalAmount, laborCost, ...materials.map((one) => one.totalPrice)])
        expect(page).toContain(formatMoney(cents, "USD", language));
  }
});

test("Shows the unit, number and condition of a part on page, paper and certificate", async () => {
  const made = await quotedJob(app(), { language: "en", quotes: 1 });
  const facts = "unit = 'qt', quantity = 550, part_number = 'AT-4', condition = 'rebuilt'";
  await app()
    .db.$client.prepare(`UPDATE quote_lines SET ${facts} WHERE shop_id = ?`)
    .bind(made.ref.shopId)
    .run();
  const path = await send(app(), made);
  const open = await text(path);
  await app().visit(path, { form: answers(made.quotes) });
  for (const page of [open, await text(`${path}/certificate`)]) {
    expect(page).toContain("5.5 qt × $80.40");
    expect(page).toContain("(AT-4 · Rebuilt)");
  }
  expect(await text(`${path}/certificate?lng=es`)).toContain("(AT-4 · Reconstruido)");
  const pdf = await app().visit(`${path}/file?file=pdf`);
  const paper = readPdfLine(new Uint8Array(await pdf.arrayBuffer()));
  expect(paper).toContain("Brake pads (AT-4 · Rebuilt) 5.5 qt × $80.40");
});

test("Shows a revision from before such facts were frozen as it was sent", async () => {
  const made = await sentJob(app(), { language: "en" });
  const [{ sha256 } = { sha256: "" }] = await app()
    .db.select()
    .from(revisions)
    .where(eq(revisions.jobId, made.job.id));
  expect(await text(`${made.path}/file`)).not.toMatch(/"(unit|partNumber|condition)":/);
  await app().visit(made.path, { form: answers(made.quotes) });
  const proof = await text(`${made.path}/certificate`);
  expect(proof).toContain("exactly what was sent");
  expect(proof).toContain(sha256);
  expect(proof).toMatch(/Brake disc<div class="note"><span class="pieces">2 × \$40\.00</);
});

test("Is in the job's language, whatever the browser and its cookie say", async () => {
  const { path } = await sentJob(app(), { language: "es" });
  const headers = { "accept-language": "en-US", cookie: "lng=ImVuIg%3D%3D" };
  const page = await (await app().visit(path, { headers })).text();
  expect(page).toContain('<html lang="es">');
  expect(page).toMatch(/hreflang="en"/i);
});

test("Shows a customer nothing that is the shop's alone", async () => {
  const { db } = app();
  const made = await quotedJob(app(), { language: "en" });
  await db
    .update(customers)
    .set({ note: "Secret note" })
    .where(eq(customers.shopId, made.ref.shopId));
  await db.$client
    .prepare("UPDATE quote_lines SET cost = 7654321, part_number = 'PN-1' WHERE shop_id = ?")
    .bind(made.ref.shopId)
    .run();
  await makeJob(db, { owner: made.owner, customerLastName: "Othercustomer" });
  const path = await send(app(), made);
  await app().visit(path, { form: answers(made.quotes) });
  const pages = [path, `${path}/certificate`, `${path}/file`, `${path}?lng=es`];
  const bytes = (await Promise.all(pages.map(text))).join("\n");
  for (const secret of ["Secret note", "7654321", "76,543", "76.543", "Othercustomer"])
    expect(bytes).not.toContain(secret);
  for (const secret of [made.ref.shopId, made.owner.id, made.owner.email, made.job.customerEmail])
    expect(bytes).not.toContain(secret);
});

test("Escapes hostile names, reasons and texts on page and certificate", async () => {
  const hostile = `"><img src=x onerror=alert(1)>'{{t}}`;
  const made = await sentJob(app(), {
    language: "en",
    customerFirstName: hostile,
    issues: hostile,
    licensePlate: "<i>",
  });
  const reason = { [`reason-${made.quotes[1]!.id}`]: hostile, name: hostile };
  const open = await text(made.path);
  await app().visit(made.path, { form: answers(made.quotes, reason) });
  for (const page of [open, await text(made.path), await text(`${made.path}/certificate`)]) {
    expect(page).toContain("&quot;&gt;&lt;img src=x");
    expect(page).not.toContain("<img src=x");
  }
});

test("Tells no other site, search engine or store about a link", async () => {
  const { path } = await sentJob(app());
  const { headers } = await app().visit(path);
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("Is small, and loads nothing of the app", async () => {
  const { path } = await sentJob(app());
  const page = await text(path);
  const [, css] = /href="([^"]+\.css)"/.exec(page)!;
  const style = await text(css!);
  const [, font] = /url\("?([^")]+)"?\)/.exec(style)!;
  const parts = [page, style].map((one) => gzipSync(one).length);
  const letters = (await (await app().visit(font!)).arrayBuffer()).byteLength;
  expect(parts.reduce((sum, one) => sum + one, letters)).toBeLessThan(60 * 1024);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(/<script[^>]*>([\s\S]*)<\/script>/.exec(page)![1]!.length).toBeLessThan(5 * 1024);
});
