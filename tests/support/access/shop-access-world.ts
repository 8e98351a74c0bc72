import { and, eq } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import { addPhrase } from "#app/features/phrases/save-phrase.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { App } from "../app.ts";
import { makeCards } from "../cards/make-cards.ts";
import { makeTime } from "../clock/make-time.ts";
import { inspect } from "../links/inspections.ts";
import { makeJob, makeQuote, makeShop } from "../make.ts";
import { makeMoney } from "../money/make-money.ts";
import { makeOrder, makePart, makeSupplier } from "../parts/make-parts.ts";
import { lapsed, type Person, signedIn } from "../people.ts";
import { aCannedQuote } from "../quotes/canned.ts";
import { aCustomer, aVehicle } from "../repair/customers.ts";
import { joinable } from "../repair/joins.ts";
import { makeAppointment } from "../repair/make-appointment.ts";
import { makeImport } from "../repair/make-import.ts";
import { makeInspection } from "../repair/make-inspection.ts";
import { makePhoto } from "../repair/make-photo.ts";
import { makeState } from "../states/make-states.ts";
import { makeItem } from "../stock/make-item.ts";
import { somewhere } from "./addresses.ts";
import type { Kind } from "./shop-access-table.ts";

type Db = App["db"];
type Ids = {
  jobId: string;
  quoteId: string;
  /** A rejected one. */
  declinedId: string;
  memberId: string;
  customerId: string;
  vehicleId: string;
  importId: string;
  /** Others of the same shop, and what was joined into the customer and the vehicle. */
  otherCustomerId: string;
  otherVehicleId: string;
  customerMergeId: string;
  vehicleMergeId: string;
  phraseId: string;
  cannedId: string;
  photoId: string;
  point: string;
  appointmentId: string;
  stateId: string;
  entryId: string;
  supplierId: string;
  lineId: string;
  orderId: string;
  itemId: string;
};
type Shop = { owner: Person; ids: Ids };

/** A shop with a job, a quote, and a technician whom the addresses of the team name. */
export async function makeShopWorld(db: Db, ended = false): Promise<Shop> {
  const owner = ended ? await lapsed(db, "premium") : await signedIn(db, "premium");
  await makeShop(db, owner, { shopName: "Secret-shop" });
  const job = await makeJob(db, { owner, customerLastName: "Secret-customer" });
  const quote = await makeQuote(db, { owner, job, description: "Secret-quote" });
  const declined = await makeQuote(db, {
    owner,
    job,
    description: "Secret-declined",
    status: "rejected",
  });
  await makeMoney({ db }, owner);
  const customer = await aCustomer(db, { owner, lastName: "Secret-customer" });
  const said = { shopId: owner.shopId, id: customer.id, customerId: customer.id } as const;
  const at = new Date();
  await db
    .insert(conversations)
    .values({ ...said, language: "en", lastAt: at, lastWay: "sms", changedAt: at });
  await makeCards(db, { shopId: owner.shopId, jobId: job.id });
  const vehicle = await aVehicle(db, { owner, customer, model: "Secret-model" });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id, vehicleId: vehicle.id })
    .where(eq(repairJobs.id, job.id));
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const named = await signedIn(db, "free", { worksAt, name: "Secret-member" });
  const importId = await makeImport(db, owner, { fileName: "Secret-file", stage: "uploaded" });
  const others = await joinable(db, owner, { customerId: customer.id, vehicleId: vehicle.id });
  const phraseId = crypto.randomUUID();
  // No secret: the list of the shop around a form shows it (tests/routes/repair/words/phrases.test.ts).
  const texts = { en: "Phrase", es: "Frase" };
  const author = { by: owner.id, now: Date.now() };
  await addPhrase(
    db,
    { shopId: owner.shopId, id: phraseId },
    "term",
    { from: "en", texts },
    author,
  );
  const canned = await makeQuote(db, { owner, job, description: "Canned" });
  await makeInspection(db, { owner, job }, { frontPads: { note: "Secret-note" } });
  const appointmentId = crypto.randomUUID();
  await makeAppointment(db, {
    shopId: owner.shopId,
    day: "2027-03-01",
    id: appointmentId,
    lastName: "Secret-customer",
  });
  // No secret: the list of the shop around a form shows it.
  const supplier = await makeSupplier(db, owner.shopId);
  const part = await makePart(db, job, { name: "Secret-part", supplierId: supplier.id });
  const records = {
    supplierId: supplier.id,
    lineId: part.lineId,
    orderId: await makeOrder(db, job, { supplier, part }),
    itemId: await makeItem(db, owner.shopId),
    ...others,
    appointmentId,
    entryId: await makeTime(db, { shopId: owner.shopId, memberId: named.id, jobId: job.id }),
    customerId: customer.id,
    vehicleId: vehicle.id,
    declinedId: declined.id,
    importId,
    phraseId,
    stateId: await makeState(db, owner, { status: "pending", name: "State" }),
    photoId: await makePhoto(db, { owner, job }),
    point: "frontPads",
    cannedId: await aCannedQuote(db, owner, { job, quote: canned, name: "Canned" }),
  };
  const ref = { shopId: owner.shopId, jobId: job.id };
  await inspect({ db }, { ref, owner }, [{ point: "engineOil", note: "Secret-note" }]);
  return { owner, ids: { jobId: job.id, quoteId: quote.id, memberId: named.id, ...records } };
}

export const isEnded = (kind: Kind) => kind.endsWith("plan ended");

/** The shop that the members of another shop belong to, one for each database. */
const otherShops = new WeakMap<Db, Promise<Shop>>();

/** A person of this kind, as seen from the shop. */
export async function personOf(db: Db, kind: Kind, { owner }: Shop): Promise<Person> {
  const [role] = kind.split(", ");
  if (role === "owner") return owner;
  if (kind === "member of another shop") {
    if (!otherShops.has(db)) otherShops.set(db, makeShopWorld(db));
    const { owner: other } = await otherShops.get(db)!;
    return signedIn(db, "free", { worksAt: { shopId: other.shopId, role: "advisor" } });
  }
  const { shopId } = owner;
  const as = role === "technician" ? "technician" : "advisor";
  const person = await signedIn(db, "free", { worksAt: { shopId, role: as } });
  if (kind === "removed member")
    await db
      .delete(shopMembers)
      .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, person.id)));
  return person;
}

export const missing: Ids = {
  jobId: "01890000-0000-7000-8000-000000000000",
  quoteId: "01890000-0000-7000-8000-000000000001",
  declinedId: "01890000-0000-7000-8000-000000000003",
  memberId: "01890000-0000-7000-8000-000000000002",
  customerId: "01890000-0000-7000-8000-000000000004",
  vehicleId: "01890000-0000-7000-8000-000000000005",
  importId: "01890000-0000-7000-8000-000000000006",
  otherCustomerId: "01890000-0000-7000-8000-000000000007",
  otherVehicleId: "01890000-0000-7000-8000-000000000008",
  customerMergeId: "01890000-0000-7000-8000-000000000009",
  vehicleMergeId: "01890000-0000-7000-8000-00000000000a",
  phraseId: "01890000-0000-7000-8000-00000000000b",
  cannedId: "01890000-0000-7000-8000-00000000000c",
  photoId: "01890000-0000-7000-8000-00000000000d",
  point: "none",
  appointmentId: "01890000-0000-7000-8000-00000000000e",
  stateId: "01890000-0000-7000-8000-00000000000f",
  entryId: "01890000-0000-7000-8000-00000000000f",
  supplierId: "01890000-0000-7000-8000-00000000000f",
  lineId: "01890000-0000-7000-8000-000000000010",
  orderId: "01890000-0000-7000-8000-000000000011",
  itemId: "01890000-0000-7000-8000-000000000012",
};
export const malformed: Ids = {
  jobId: "x'--",
  quoteId: "%00",
  declinedId: "%00",
  memberId: "%00",
  customerId: "x'--",
  vehicleId: "%00",
  importId: "%00",
  otherCustomerId: "%00",
  otherVehicleId: "x'--",
  customerMergeId: "%00",
  vehicleMergeId: "x'--",
  phraseId: "%00",
  cannedId: "%00",
  photoId: "%00",
  point: "%00",
  appointmentId: "%00",
  stateId: "%00",
  entryId: "x'--",
  supplierId: "%00",
  lineId: "x'--",
  orderId: "%00",
  itemId: "%00",
};

/** The address with the ids of these records. */
export function fillShop(path: string, ids: Ids): string {
  const isCustomer = path.includes("/customers/");
  return path
    .replace(":otherId", isCustomer ? ids.otherCustomerId : ids.otherVehicleId)
    .replace(":mergeId", isCustomer ? ids.customerMergeId : ids.vehicleMergeId)
    .replace(":jobId", ids.jobId)
    .replace(":disputeId", `dp_${ids.jobId}`)
    .replace("/invoices/:number", "/invoices/7001")
    .replace("/declined/:quoteId", `/declined/${ids.declinedId}`)
    .replace(":quoteId", ids.quoteId)
    .replace(":conversationId", ids.customerId)
    .replace(":customerId", ids.customerId)
    .replace(":vehicleId", ids.vehicleId)
    .replace(":memberId", ids.memberId)
    .replace(":importId", ids.importId)
    .replace(":phraseId", ids.phraseId)
    .replace(":cannedId", ids.cannedId)
    .replace(":photoId", ids.photoId)
    .replace(":point", ids.point)
    .replace(":appointmentId", ids.appointmentId)
    .replace(":stateId", ids.stateId)
    .replace(":entryId", ids.entryId)
    .replace(":supplierId", ids.supplierId)
    .replace(":orderId", ids.orderId)
    .replace(":itemId", ids.itemId)
    .replace(":lineId", ids.lineId)
    .replace(":size", "small");
}

/** Sends a request: the page or its data, read or written with an empty form. */
export async function ask(
  app: App,
  as: Person,
  { path, ids, how, data }: { path: string; ids: Ids; how: "read" | "write"; data: boolean },
) {
  const own = fillShop(path, ids);
  const address = path === "/" && data ? "/_root.data" : somewhere(own) + (data ? ".data" : "");
  const answer = await app.visit(address, { as, ...(how === "write" && { form: {} }) });
  const { status, headers } = answer;
  return { status, location: headers.get("location") ?? "", body: await answer.text() };
}
