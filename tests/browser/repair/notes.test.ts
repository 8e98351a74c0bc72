import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../support/app.ts";
import {
  accessible,
  desk,
  fits,
  narrow,
  openBrowser,
  phone,
  ready,
} from "../../support/browser.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { makeNote } from "../../support/repair/make-note.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;

async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  await makeShop(db, owner);
  const member = (role: "advisor" | "technician", name: string) =>
    signedIn(db, "free", { worksAt: { shopId: owner.shopId, role }, name });
  const [advisor, technician] = await Promise.all([
    member("advisor", "Megan Doyle"),
    member("technician", "Julián Cantú"),
  ]);
  return { owner, advisor, technician, job: await makeJob(db, { owner }) };
}

test("A technician names an advisor in Spanish, who is told, reads it in English and answers", async () => {
  const { advisor, technician, job } = await aShop();
  const said = "@Megan Las bujías están gastadas y la bobina no tiene chispa.";

  const bay = await eyes.page({ as: technician, viewport: phone });
  await bay.goto(`/repair-cms/${job.id}?lng=es`);
  await ready(bay);
  await bay.getByRole("link", { name: es.notes.write }).click();
  await bay.getByRole("textbox", { name: es.notes.form.text }).fill(said);
  await fits(bay);
  await accessible(bay);
  // A double tap is one note.
  await bay.getByRole("button", { name: es.notes.form.save }).dblclick();
  await bay.getByText("Para Megan Doyle").waitFor();
  expect(await bay.getByRole("article", { name: "Nota de Julián Cantú" }).count()).toBe(1);

  const office = await eyes.page({ as: advisor, viewport: desk });
  const translated = () =>
    app().db.select().from(textTranslations).where(eq(textTranslations.ofText, said));
  await expect
    .poll(async () => (await translated()).map(({ state, problem }) => problem ?? state), {
      timeout: 15_000,
    })
    .toEqual(["machine"]);
  await office.goto("/repair-cms?lng=en&view=board");
  await ready(office);
  const told = office.getByRole("navigation", { name: en.notes.naming.title });
  await told.getByRole("link", { name: "WO-000001: 1 new" }).click();
  const note = office.getByRole("article", { name: "Note by Julián Cantú" });
  await note.getByText(en.notes.forYou).waitFor();
  await note.getByText("Original in Spanish").click();
  await note.getByText(said).waitFor();
  await accessible(office);

  await office.getByRole("link", { name: en.notes.write }).click();
  await office.getByRole("textbox", { name: en.notes.form.text }).fill("It comes at 3 PM.");
  await office.getByRole("checkbox", { name: "Julián Cantú" }).check();
  await office.getByRole("button", { name: en.notes.form.save }).click();
  await office.getByText("For Julián Cantú").waitFor();
  await office.goto("/repair-cms");
  expect(await office.getByText(en.notes.naming.title).count()).toBe(0);

  await bay.goto("/repair-cms");
  await bay.getByRole("link", { name: "WO-000001: 1 sin leer" }).waitFor();
  await fits(bay);
});

test("A page that a pointer fetched ahead tells the server once it is opened", async () => {
  const { advisor, technician, job } = await aShop();
  await makeNote(app().db, { by: technician, job, named: [advisor] });
  const office = await eyes.page({ as: advisor, viewport: desk });
  await office.goto("/repair-cms?lng=en");
  await ready(office);
  const link = office.getByRole("link", { name: "WO-000001", exact: true });
  await link.hover();
  await office.waitForTimeout(500);
  await link.click();
  await office.getByText("Pads on the shelf.").waitFor();
  await expect
    .poll(async () =>
      (await (await office.request.get("/repair-cms")).text()).includes("Notes for"),
    )
    .toBe(false);
});

test("Without scripts a note is written, corrected and deleted", async () => {
  const { technician, job } = await aShop();
  const bay = await eyes.page({ as: technician, viewport: narrow, javaScriptEnabled: false });
  await bay.goto(`/repair-cms/${job.id}?lng=en`);
  await bay.getByRole("link", { name: en.notes.write }).click();
  await bay.getByRole("textbox", { name: en.notes.form.text }).fill("Pads are worn @rosa");
  await bay.getByRole("button", { name: en.notes.form.save }).click();
  await bay.getByText("For Rosa Ramírez").waitFor();
  await fits(bay);
  const address = await bay.locator("#notes a[href$='/edit']").getAttribute("href");
  await bay.goto(address!);
  await bay.getByRole("textbox", { name: en.notes.form.text }).fill("Pads are fine");
  await bay.getByRole("button", { name: en.notes.form.save }).click();
  await bay.getByText("Pads are fine").waitFor();
  await bay.goto(address!.replace("edit", "delete"));
  await bay.getByRole("button", { name: en.ui.delete }).click();
  await bay.getByText("Julián Cantú deleted a note").waitFor();
});
