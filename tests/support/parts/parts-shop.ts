import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { partOrders, parts } from "#app/features/parts/tables.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { App } from "../app.ts";
import { makeJob, makeQuote, makeShop } from "../make.ts";
import { type Person, signedIn } from "../people.ts";
import { makeSupplier } from "./make-parts.ts";

/** A shop with an advisor, a technician who reads Spanish, a supplier and an approved quote. */
export async function partsShop(db: Db, names: readonly string[] = ["balatas", "Brake disc"]) {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner, { country: "MX", defaultLanguage: "es" });
  const member = (role: "advisor" | "technician") =>
    signedIn(db, "free", { worksAt: { shopId, role } });
  const [advisor, technician] = await Promise.all([member("advisor"), member("technician")]);
  const job = await makeJob(db, { owner, language: "es" });
  const materials = names.map((name) => ({ name, quantity: 1, unitPrice: 987_65 }));
  const quote = await makeQuote(db, { owner, job, status: "approved", materials });
  const lines = quote.materials.map(({ id }) => id);
  const supplier = await makeSupplier(db, shopId);
  return { owner, advisor, technician, job, quote, lines, supplier, shopId };
}
export type PartsShop = Awaited<ReturnType<typeof partsShop>>;

/** Requests about parts to the running product. */
export const partRequests = (app: () => App) => {
  const move = (as: Person, { job }: Pick<PartsShop, "job">, form: Record<string, string>) =>
    app().visit(`/repair-cms/${job.id}/parts`, { as, form, headers: { accept: "text/html" } });
  const need = (shop: PartsShop, line = shop.lines[0]!) =>
    move(shop.technician, shop, { line, from: "none", to: "needed" });
  const partsOf = ({ shopId }: Pick<PartsShop, "shopId">) =>
    app().db.select().from(parts).where(eq(parts.shopId, shopId));
  const ordersOf = ({ shopId }: PartsShop) =>
    app().db.select().from(partOrders).where(eq(partOrders.shopId, shopId));
  const eventsOf = async ({ job }: PartsShop) =>
    (await app().db.select().from(jobEvents).where(eq(jobEvents.jobId, job.id))).map(
      ({ what, to }) => `${what} ${to}`,
    );
  const page = async (as: Person, path: string, headers = {}) =>
    (await app().visit(path, { as, headers })).text();

  const orderForm = (
    { supplier, lines }: Pick<PartsShop, "supplier" | "lines">,
    {
      text = "brake pads",
      core = "",
      ...fields
    }: { text?: string; core?: string; note?: string } = {},
  ) => ({
    id: newId(),
    supplier: supplier.id,
    "line[]": lines[0]!,
    [`original.${lines[0]}`]: "balatas",
    [`text.${lines[0]}`]: text,
    [`core.${lines[0]}`]: core,
    ...fields,
  });
  const order = (shop: PartsShop, form = orderForm(shop), as = shop.advisor) =>
    app().visit(`/repair-cms/parts/order?supplier=${shop.supplier.id}&line=${shop.lines[0]}`, {
      as,
      form,
    });
  return { move, need, partsOf, ordersOf, eventsOf, page, orderForm, order };
};
