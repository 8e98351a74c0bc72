import { expect, test } from "vitest";
import { ownLinks } from "#app/features/approval/archive.server.ts";
import { most } from "#app/features/approval/signature/strokes.ts";
import { openApp } from "../../support/app.ts";
import { answers, recordsOf, sentJob } from "../../support/links/links.ts";
import { checkPdf, readPdf } from "../../support/papers/paper.ts";

const app = openApp();
const strokes = [
  [100, 400, 150, 100, 200, 400, 260, 90],
  [700, 250],
];
const signature = JSON.stringify(strokes);
const signed = async (more: Record<string, string>, language: "en" | "es" = "en") => {
  const made = await sentJob(app(), { language });
  const form = answers(made.quotes, { ...more, language });
  return { made, answer: await app().visit(made.path, { form }) };
};

test.each([
  ["en", "Drawn signature", "Signature drawn by Ana P"],
  ["es", "Firma dibujada", "Firma dibujada por Ana P"],
] as const)("Shows a drawn signature on page and paper, in %s", async (language, title, label) => {
  const { made, answer } = await signed({ signature }, language);
  expect(answer.status).toBe(303);
  expect((await recordsOf(app(), made)).decided[0]!.strokes).toEqual(strokes);
  const page = await (await app().visit(`${made.path}/certificate`)).text();
  expect(page).toContain(`<h2>${title}</h2><svg`);
  expect(page).toContain(`role="img" aria-label="${label}`);
  expect(page).toContain("M100 400Q150 100 175 250 200 400 230 245 260 90 260 90M700 250Q");
  const file = await app().visit(`${made.path}/certificate?file=pdf&lng=${language}`);
  const pdf = new Uint8Array(await file.arrayBuffer());
  expect(readPdf(pdf)).toContain(title);
  checkPdf(pdf);
  const shops = await app().visit(`/repair-cms/${made.job.id}/decisions/1`, { as: made.owner });
  expect(await shops.text()).toContain('<svg class="drawn"');
});

test("Says nothing of a signature where none was drawn", async () => {
  const nothing: Record<string, string>[] = [{}, { signature: "" }, { signature: "[]" }];
  for (const empty of nothing) {
    const { made, answer } = await signed(empty);
    expect(answer.status).toBe(303);
    expect((await recordsOf(app(), made)).decided[0]!.strokes).toBeNull();
    expect(await (await app().visit(`${made.path}/certificate`)).text()).not.toContain("<svg");
  }
});

test.each([
  ["what is no list of strokes", '{"a":1}'],
  ["markup", '"><script>alert(1)</script>'],
  ["depth", "[".repeat(30_000)],
  ["places outside the box", "[[0,0,99999,1]]"],
  ["too many strokes", JSON.stringify(Array(most.strokes + 1).fill([1, 1]))],
  ["too many points", JSON.stringify([Array(2 * most.points + 2).fill(1)])],
  ["a text that is too long", `[[${"1,".repeat(most.text / 2)}1]]`],
])("Refuses %s with its sentence, and decides nothing", async (_, bad) => {
  const { made, answer } = await signed({ signature: bad });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain("The drawn signature could not be read.");
  expect(page).toContain('name="signature" value=""');
  expect((await recordsOf(app(), made)).decided).toEqual([]);
});

test("Refuses a form that is far too large before it reads it", async () => {
  const { made, answer } = await signed({ signature: "1".repeat(600_000) });
  expect(answer.status).toBe(422);
  expect((await recordsOf(app(), made)).decided).toEqual([]);
});

test("Keeps the signature in the form when something else is missing", async () => {
  const { answer } = await signed({ signature, name: " " });
  expect(await answer.text()).toContain(`name="signature" value="${signature}"`);
});

test("Keeps the first of two signatures, and one decision of two", async () => {
  const made = await sentJob(app());
  const form = new URLSearchParams(answers(made.quotes, { signature }));
  form.append("signature", "[[9,9]]");
  const first = await app().visit(made.path, { method: "POST", body: form });
  const second = await app().visit(made.path, { form: answers(made.quotes, { signature: "" }) });
  expect([first.status, second.status]).toEqual([303, 303]);
  const { decided } = await recordsOf(app(), made);
  expect(decided.map((one) => one.strokes)).toEqual([strokes]);
});

test("Is in the archive of the shop", async () => {
  const { made } = await signed({ signature });
  const files = ownLinks(app().db, made.ref.shopId);
  const { content } = files.find(({ name }) => name.endsWith("decisions.json"))!;
  let text = "";
  for await (const part of content as AsyncIterable<string>) text += part;
  expect(JSON.parse(text)).toMatchObject([{ strokes }]);
});
