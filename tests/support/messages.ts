import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { makeJob, makeShop } from "./make.ts";
import { signedIn } from "./people.ts";
import { aCustomer } from "./repair/customers.ts";

type Services = { db: Db };

/** A shop with a Spanish-speaking customer and an open job. */
export async function aShop({ db }: Services, { language = "es" as "en" | "es" } = {}) {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner, { shopName: "Garza Motors", phone: "+1 555 010 4040" });
  const job = await makeJob(db, { owner, language });
  const customer = await aCustomer(db, { owner, language, phone: "+1 212 555 0147" });
  await db.update(repairJobs).set({ customerId: customer.id }).where(eq(repairJobs.id, job.id));
  return {
    owner,
    job,
    customer,
    shopId: owner.shopId,
    path: `/repair-cms/messages/${customer.id}`,
  };
}
export type MessageShop = Awaited<ReturnType<typeof aShop>>;

export const colleague = (
  { db }: Services,
  { shopId }: MessageShop,
  role: "advisor" | "technician",
) => signedIn(db, "free", { worksAt: { shopId, role } });

/** Stores an incoming message of a shop's customer. */
export const says = (
  { db }: Services,
  { shopId }: Pick<MessageShop, "shopId">,
  text: string,
  more: { from?: string; at?: number } = {},
) =>
  receiveMessage(
    { db, now: Date.now },
    {
      shopId,
      way: "sms",
      from: "+12125550147",
      text,
      providerId: newId(),
      at: Date.now(),
      ...more,
    },
  );

export const conversationsOf = ({ db }: Services, { shopId }: Pick<MessageShop, "shopId">) =>
  db.select().from(conversations).where(eq(conversations.shopId, shopId));
export const messagesOf = ({ db }: Services, { shopId }: Pick<MessageShop, "shopId">) =>
  db.select().from(messages).where(eq(messages.shopId, shopId)).orderBy(messages.at, messages.id);

/** The form of a message as the page sends it, without what is seen of the other language. */
export const draft = (more: Record<string, string> = {}) => ({
  key: newId(),
  version: "0",
  way: "sms",
  jobId: "",
  text: "Your brakes are ready.",
  // Tests run by night, too.
  night: "yes",
  ...more,
});

/** The form that sends both texts. */
export const both = (more: Record<string, string> = {}) => {
  const form = draft(more);
  return {
    ...form,
    language: "en",
    translation: "Sus frenos están listos.",
    of: form.text,
    proposed: "",
    doubt: "",
    doubted: "",
    ...more,
  };
};

/** The version of the only conversation of a shop. */
export const versionOf = async (services: Services, shop: Pick<MessageShop, "shopId">) =>
  (await conversationsOf(services, shop))[0]!.version;
