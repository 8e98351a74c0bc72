import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { customerImports } from "#app/features/customers/import.tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import {
  confirm,
  importPage,
  importWhole,
  preview,
  settled,
  upload,
} from "../../../support/repair/import-requests.ts";

const app = openApp();

async function makeOwner() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  return owner;
}

const ofShop = ({ shopId }: { shopId: string }) => eq(customerImports.shopId, shopId);
const customersOf = (shopId: string) =>
  app().db.select().from(customers).where(eq(customers.shopId, shopId));

const file = [
  "Nombre;Apellido;Teléfono;Marca;Placa",
  "Ana;Ruiz;512 555 0100;Toyota;ABC-1",
  "Ana;Ruiz;512 555 0100;Ford;XYZ-2",
  "Luis;Mora;al rato;Kia;",
  ";;512 555 0101;Seat;",
].join("\r\n");

test("Uploads, previews and imports a file, and says what was refused", async () => {
  const owner = await makeOwner();
  const { importId } = await upload(app(), owner, file);
  const [stored] = await app()
    .db.select()
    .from(customerImports)
    .where(eq(customerImports.id, importId));
  expect(await app().files.head(stored!.file)).not.toBeNull();
  expect(await importPage(app(), owner, importId, "/columns")).toContain("For example: Ana · Ana");
  expect((await preview(app(), owner, importId)).status).toBe(302);
  await settled(app(), importId);
  expect(await customersOf(owner.shopId)).toEqual([]);
  const page = await importPage(app(), owner, importId);
  expect(page).toContain("Phone: Enter a phone number");
  expect(page).toContain("There is no name and no company.");
  expect((await confirm(app(), owner, importId)).status).toBe(302);
  expect(await settled(app(), importId)).toMatchObject({
    stage: "done",
    added: 2,
    joined: 1,
    vehiclesAdded: 3,
    refused: 1,
    partial: 1,
    rows: 4,
  });
  expect(await customersOf(owner.shopId)).toHaveLength(2);
  expect(await app().files.head(stored!.file)).toBeNull();
});

test("Keeps each file apart, whatever form it is sent by", async () => {
  const owner = await makeOwner();
  const id = newId();
  const first = await upload(app(), owner, file, id);
  const again = await upload(app(), owner, file, id);
  expect([first.importId, again.importId]).toEqual([id, id]);
  // Chosen anew and sent by the same form; the first one waits as it is.
  const other = await upload(app(), owner, file.replaceAll("Ana", "Eva").replaceAll(";", ","), id);
  expect(other.importId).not.toBe(id);
  const picture = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]);
  expect((await upload(app(), owner, picture, id)).answer.status).toBe(422);
  expect(await importPage(app(), owner, id, "/columns")).toContain("For example: Ana · Ana");
  const rows = await app().db.select().from(customerImports).where(ofShop(owner));
  expect(new Set(rows.map((row) => row.file)).size).toBe(rows.length);
  const { objects } = await app().files.list({ prefix: `imports/${owner.shopId}/` });
  expect(objects.map(({ key }) => key).sort()).toEqual(rows.map((row) => row.file).sort());
  await preview(app(), owner, id);
  await settled(app(), id);
  await confirm(app(), owner, id);
  expect(await settled(app(), id)).toMatchObject({ stage: "done", added: 2, refused: 1, rows: 4 });
  // By the form of an import that is done, a file is an import of its own too.
  const late = await upload(app(), owner, file, id);
  expect(late.importId).not.toBe(id);
});

test("Shows and takes another encoding and delimiter", async () => {
  const owner = await makeOwner();
  const latin = Uint8Array.from("Name;Phone\nJos\xe9;555 0100", (one) => one.charCodeAt(0));
  const { importId } = await upload(app(), owner, latin);
  const columns = (search: string) => importPage(app(), owner, importId, `/columns${search}`);
  expect(await columns("")).toContain("For example: José");
  expect(await columns("?encoding=utf-8")).toContain("For example: Jos\ufffd");
  expect(await columns("?delimiter=comma")).toContain("Name;Phone");
});

test("Serves the rows with a problem in the file's own columns, to correct and import again", async () => {
  const owner = await makeOwner();
  const { importId } = await importWhole(app(), owner, file);
  const csv = await importPage(app(), owner, importId, "/refused.csv");
  const own = "Nombre,Apellido,Teléfono,Marca,Placa";
  expect(csv).toContain(`Why,Llave customer ID,Llave vehicle ID,${own}\r\n`);
  expect(csv).toContain(",,,,512 555 0101,Seat,\r\n");
  const mended = csv.replace("al rato", "512 555 0102").replace(",,,,512", ",,Eva,Paz,512");
  const { result } = await importWhole(app(), owner, mended);
  expect(result).toMatchObject({ added: 1, joined: 1, vehiclesAdded: 1, refused: 0, partial: 0 });
  const phones = (await customersOf(owner.shopId)).map(({ firstName, phone }) => [
    firstName,
    phone,
  ]);
  expect(phones.sort()).toEqual([
    ["Ana", "512 555 0100"],
    ["Eva", "512 555 0101"],
    ["Luis", "512 555 0102"],
  ]);
});

test("Finds the headings below a title, and takes another row for them", async () => {
  const owner = await makeOwner();
  const titled = `sep=;\nReporte;;;;\n${file}`;
  const { importId } = await upload(app(), owner, titled);
  const columns = (search: string) => importPage(app(), owner, importId, `/columns${search}`);
  expect(await columns("")).toContain("For example: Ana · Ana");
  expect(await columns("?skipped=1")).toContain("For example: Nombre · Ana");
  await preview(app(), owner, importId);
  expect(await settled(app(), importId)).toMatchObject({ added: 2, rows: 4, skipped: 2 });
  expect(await importPage(app(), owner, importId)).toMatch(/>7<.*There is no name/s);
});

test("An export, imported into another shop and exported again, says the same", async () => {
  const [one, other] = [await makeOwner(), await makeOwner()];
  await importWhole(
    app(),
    one,
    `Name,Phone,Note\n"=cmd|' /C calc'!A0",+1 512 555 0100,"@x ""y"""\n`,
  );
  const exportOf = async (as: typeof one) =>
    (await app().visit("/repair-cms/customers.csv", { as })).text();
  const text = await exportOf(one);
  expect(text).toContain("'+1 512 555 0100");
  const { result } = await importWhole(app(), other, text);
  expect(result).toMatchObject({ added: 1, refused: 0 });
  const withoutIds = (csv: string) => csv.replace(/[0-9a-f-]{36}/g, "id");
  expect(withoutIds(await exportOf(other))).toBe(withoutIds(text));
  expect((await importWhole(app(), one, text)).result).toMatchObject({ added: 0, joined: 1 });
  expect(await exportOf(one)).toBe(text);
});

test("Headings of an export are in the reader's language", async () => {
  const owner = await makeOwner();
  const answer = await app().visit("/repair-cms/customers.csv?lng=es", { as: owner });
  expect(answer.headers.get("content-disposition")).toContain("llave_clientes.csv");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toMatch(/^Nombre,Apellido,Empresa/);
});

test("A canceled import writes nothing and keeps no file", async () => {
  const owner = await makeOwner();
  const { importId } = await upload(app(), owner, file);
  const cancel = `/repair-cms/customers/import/${importId}/cancel`;
  expect((await app().visit(cancel, { as: owner, form: {} })).status).toBe(302);
  expect(await app().files.head(`imports/${owner.shopId}/${importId}`)).toBeNull();
  await preview(app(), owner, importId);
  expect((await confirm(app(), owner, importId)).status).toBe(409);
  expect((await settled(app(), importId)).stage).toBe("canceled");
});

test("An upload that is sent twice is one import", async () => {
  const owner = await makeOwner();
  const id = "01900000-0000-7000-8000-0000000000aa";
  const [one, two] = [await upload(app(), owner, file, id), await upload(app(), owner, file, id)];
  expect([one.importId, two.importId]).toEqual([id, id]);
});

test("A sixth unfinished import is refused", async () => {
  const owner = await makeOwner();
  for (let n = 0; n < 5; n++) await upload(app(), owner, file);
  const { answer } = await upload(app(), owner, file);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("There are five unfinished imports.");
});

test("An import that no one worked on is found by the cron", async () => {
  const owner = await makeOwner();
  const { importId } = await upload(app(), owner, file);
  const due = { stage: "previewing", dueAt: new Date(Date.now() - 60_000) } as const;
  await app().db.update(customerImports).set(due).where(eq(customerImports.id, importId));
  await app().quarter();
  expect(await settled(app(), importId)).toMatchObject({ stage: "previewed", rows: 4 });
});

test("An import that was not finished within a week is canceled", async () => {
  const owner = await makeOwner();
  const { importId } = await upload(app(), owner, file);
  const updatedAt = new Date(Date.now() - 8 * 86_400_000);
  await app().db.update(customerImports).set({ updatedAt }).where(eq(customerImports.id, importId));
  await app().night();
  expect(await settled(app(), importId)).toMatchObject({ stage: "canceled" });
});
