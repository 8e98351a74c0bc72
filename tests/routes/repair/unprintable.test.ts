import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

const app = openApp();
const said = /Some characters can&#x27;t be printed and are shown as □\./g;
const inSpanish = /Algunos caracteres no se pueden imprimir y aparecen como □\./;

async function garage({ customer = "Pérez", shopName = "Ruiz", material = "Filter" }) {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner, { shopName });
  const job = await makeJob(db, { owner, customerLastName: customer });
  await makeQuote(db, {
    owner,
    job,
    materials: [{ name: material, quantity: 1, unitPrice: 1_00 }],
  });
  const show = async (address = "") =>
    (await app().visit(`/repair-cms/${job.id}${address}`, { as: owner })).text();
  return { owner, job, show };
}

test.each([{ customer: "山田" }, { shopName: "车行" }, { material: "Filter 🔩" }])(
  "beside the PDF button stands that some characters of %j cannot be printed",
  async (traits) => {
    const { show } = await garage(traits);
    expect(await show()).toMatch(said);
    expect(await show("?lng=es")).toMatch(inSpanish);
  },
);

test("Says nothing about printable letters", async () => {
  const { show } = await garage({ customer: "Łukasz Иванов □", shopName: "Taller Muñoz" });
  expect(await show()).not.toMatch(said);
});

test("Lists letters that cannot be printed under the field, of stored and of typed text", async () => {
  const { owner, show } = await garage({ customer: "山田" });
  expect(await show("/edit")).toContain("Can&#x27;t be printed, and shown as □ on paper: 山 田");
  expect(await show("/edit?lng=es")).toContain(
    "No se puede imprimir y en el papel aparece como □: 山 田",
  );
  const refused = await app().visit("/repair-cms/new", {
    as: owner,
    form: { ...typedJob, carMake: "本田", carYear: "x" },
  });
  expect(await refused.text()).toContain("shown as □ on paper: 本 田");
});
