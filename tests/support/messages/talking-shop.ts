import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { customers } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Language } from "#app/values/language.ts";
import type { App } from "../app.ts";
import { letterTo } from "../letters.ts";
import { makeJob } from "../make.ts";
import { aCustomer } from "../repair/customers.ts";
import { anyNumber, textShop } from "./text-shop.ts";

/** A connected shop with a customer of this language, whose car is in the shop. */
export async function talkingShop(app: () => App, language: Language = "en") {
  const shop = await textShop(app());
  const saved = await shop.save();
  if (saved.status !== 200) throw new Error(`The account was not saved: ${await saved.text()}`);
  const phone = anyNumber();
  const { db } = app();
  const job = await makeJob(db, { owner: shop.owner, language });
  const customer = await aCustomer(db, { owner: shop.owner, language, phone });
  await db.update(repairJobs).set({ customerId: customer.id }).where(eq(repairJobs.id, job.id));
  const path = `/repair-cms/messages/${customer.id}`;
  const versionNow = async () => String((await shop.conversations())[0]?.version ?? 0);
  return {
    ...shop,
    phone,
    job,
    path,
    customer,
    setEmail: (email: string) =>
      db.update(customers).set({ email, emailFoundBy: email }).where(eq(customers.id, customer.id)),
    letter: (email: string) => letterTo(app(), email),
    page: async () => (await app().visit(path, { as: shop.owner })).text(),
    send: async (text: string, more: Record<string, string | string[]> = {}) =>
      app().visit(`${path}/write`, {
        as: shop.owner,
        form: {
          key: newId(),
          version: await versionNow(),
          way: "sms",
          jobId: "",
          text,
          night: "yes",
          ...more,
        },
      }),
    /** The newest message that went out, once `is` holds. */
    sent: async (is: (state: string) => boolean) => {
      for (let turn = 0; turn < 60; turn++) {
        const last = (await shop.messages()).findLast(({ direction }) => direction === "out");
        if (last && is(last.state)) return last;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      throw new Error("The message did not get there");
    },
  };
}
export type TalkingShop = Awaited<ReturnType<typeof talkingShop>>;
