import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { makeTurn, offered } from "../../support/learning/answers.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const response = [
  "*Demo assistant: no model is connected.*",
  "**P0301: Cylinder 1: misfire detected** [1]",
  "- Spark plug worn, fouled or cracked",
  "Check the battery before you replace the starter.",
].join("\n\n");
const p0301 = {
  n: 1,
  kind: "code",
  ref: "P0301",
  title: "P0301: Cylinder 1: misfire detected",
} as const;

async function spanishJob(as: Person) {
  const job = await makeJob(app().db, { owner: as, language: "es" });
  const id = await makeTurn(app().db, { as, job, response, sources: [p0301] });
  return { job, id, open: (query = "") => offered(app(), { as, job, id }, query) };
}
const spent = async (as: Person) =>
  (
    await app()
      .db.select()
      .from(uses)
      .where(and(eq(uses.who, as.id), eq(uses.what, "translation.reader")))
  ).reduce((sum, { used }) => sum + used, 0);

test("Translates an answer into the job's language, marked as machine-translated until it is saved", async () => {
  const as = await signedIn(app().db, "premium");
  const { job, id, open } = await spanishJob(as);
  const { text, page } = await open();
  expect(text).toMatch(/^\s*P0301: Cilindro 1: falla de encendido detectada\n\n- Buj/);
  expect(page).toContain("Revise el batería antes de usted reemplace el motor de arranque.");
  expect(page).toContain("Fuentes: P0301: Cilindro 1: falla de encendido detectada");
  expect(page).toContain("A machine translated it into the language this job prints in");
  expect(page).toContain("Check the battery before you replace the starter.");
  const form = { diagnostic: "Revise la batería.", added: "yes" };
  const path = `/repair-cms/${job.id}/diagnostic?answer=${id}`;
  expect((await app().visit(path, { as, form })).status).toBe(302);
  expect((await findJob(app().db, as.shopId, job.id))!.diagnostic).toBe("Revise la batería.");
});

test("Translates an answer once, within the viewer's budget, however often its form is opened", async () => {
  const as = await signedIn(app().db, "premium");
  const { id, open } = await spanishJob(as);
  const first = await open();
  expect(await spent(as)).toBe(1);
  expect((await open()).text).toBe(first.text);
  expect(await spent(as)).toBe(1);
  const row = await app().db.select().from(chatHistory).where(eq(chatHistory.id, id)).get();
  expect(row!.translations!.es).toContain("Revise el batería");
});

test("With the day's translations used up keeps the original, and says so in the viewer's language", async () => {
  const as = await signedIn(app().db, "premium");
  const { open } = await spanishJob(as);
  const since = new Date(Math.floor(Date.now() / day) * day);
  const until = new Date(since.getTime() + day);
  const what = "translation.reader";
  await app().db.insert(uses).values({ who: as.id, userId: as.id, what, since, until, used: 300 });
  const { page } = await open("&lng=es");
  expect(page).toContain("Check the battery before you replace the starter.");
  expect(page).toContain("Sources: P0301: Cylinder 1: misfire detected");
  expect(page).toContain("Ya se usaron las traducciones de hoy");
});

test("Takes lines of the fault codes from the library, without machine translation", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as, language: "es" });
  const own = "**P0301: Cylinder 1: misfire detected** [1]\n\n- Spark plug worn, fouled or cracked";
  const id = await makeTurn(app().db, { as, job, response: own, sources: [p0301] });
  const { text, page } = await offered(app(), { as, job, id });
  expect(text).toMatch(/P0301: Cilindro 1: falla de encendido detectada\n\n- Buj/);
  expect(page).not.toContain("A machine translated it");
  expect(await spent(as)).toBe(0);
});
