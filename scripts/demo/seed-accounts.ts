import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { hashPassword } from "#app/features/account/password/password-hash.server.ts";
import { shopMembers, shops as shopsTable } from "#app/features/account/shops.tables.server.ts";
import { accounts, profiles, users } from "#app/features/account/tables.server.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import {
  customerImportRows,
  customerImports,
} from "#app/features/customers/import.tables.server.ts";
import { laborRates, priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { shopTaxSettings } from "#app/features/quotes/taxes.tables.server.ts";
import { tieNextJobs } from "#app/features/repair/form/tie-jobs.server.ts";
import { jobEvents, repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { demoAccounts, demoPassword } from "../local/welcome.ts";
import { seedCanned } from "./canned.ts";
import { chatsOf } from "./chats.ts";
import { seedForum } from "./forum/seed-forum.ts";
import { historiesOf } from "./history.ts";
import { importOf } from "./imports.ts";
import { drawLogo } from "./logo.ts";
import { notesOf } from "./notes.ts";
import { people } from "./people.ts";
import { demoRates, demoRules } from "./prices/price-rules.ts";
import { rowsOf } from "./rows.ts";
import { shops } from "./shops.ts";
import { statesOf } from "./states/states.ts";
import { translationsOf } from "./translations.ts";
import { warrant } from "./warranty/comeback.ts";

/** The part of R2 that stores logos. */
export type Files = {
  put: (
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ) => Promise<unknown>;
};

/**
 * Resets the demo accounts and their shops; data of other accounts does not change. `now` in
 * milliseconds.
 */
export async function seedAccounts(db: Db, files: Files, now: number): Promise<void> {
  const password = await hashPassword(demoPassword);
  const inTenYears = new Date(now + 3652 * day);
  const at = new Date(now - 90 * day);
  const ids = new Map(people.map(({ email }) => [email, newId({ msecs: at.getTime() })]));
  const writes: BatchItem<"sqlite">[] = [
    db.delete(users).where(inArray(users.email, demoAccounts)),
  ];

  for (const { email, name, subscription, grant, isAdmin, language } of people) {
    const id = ids.get(email)!;
    writes.push(
      db
        .insert(users)
        .values({ id, name, email, emailVerified: true, createdAt: at, updatedAt: at }),
      db.insert(accounts).values({
        id: newId(),
        accountId: id,
        providerId: "credential",
        userId: id,
        password,
        createdAt: at,
        updatedAt: at,
      }),
      db.insert(profiles).values({
        id,
        isAdmin,
        subscriptionStatus: subscription,
        subscriptionEndsAt: subscription === "free" ? null : inTenYears,
        grantTier: grant,
        grantEndsAt: grant && inTenYears,
        language,
        createdAt: at,
      }),
    );
  }

  const seeded: Parameters<typeof seedCanned>[1][] = [];
  for (const shop of shops) {
    const ownerId = ids.get(shop.owner)!;
    const shopId = newId({ msecs: at.getTime() });
    const colleagues = people.filter(({ role }) => role && shop.owner === demoAccounts[2]);
    const technician = colleagues.find(({ role }) => role === "technician");
    const technicianId = technician ? ids.get(technician.email)! : null;
    const advisor = colleagues.find(({ role }) => role === "advisor");
    const advisorId = advisor ? ids.get(advisor.email)! : ownerId;
    const rows = rowsOf(shop, { shopId, technicianId, now });
    warrant(rows, shop.prints.cover);
    const { jobs, quotes, lines } = rows;
    const {
      name,
      logo,
      language,
      hourlyRate,
      currency,
      timeZone,
      distanceUnit,
      phone,
      address,
      taxId,
      prints,
    } = shop;
    seeded.push({ shopId, language });
    const withStatus = (one: string) => jobs.filter(({ status }) => status === one).length;
    const imported = importOf({ shopId, by: ownerId, now });
    const logoFile = logo ? await storeLogo(files, shopId) : null;
    const states = technicianId ? statesOf(db, rows, now) : [];
    writes.push(
      db.insert(shopsTable).values({ id: shopId, ownerId, createdAt: at }),
      db.insert(shopMembers).values({ shopId, userId: ownerId, role: "owner", since: at }),
      ...colleagues.map(({ email, role }) =>
        db.insert(shopMembers).values({
          shopId,
          userId: ids.get(email)!,
          role: role!,
          since: new Date(now - 60 * day),
        }),
      ),
      db.insert(shopSettings).values({
        shopId,
        shopName: name,
        logoFile,
        hourlyRate,
        currency,
        defaultLanguage: language,
        timeZone,
        distanceUnit,
        phone,
        address,
        taxId,
        printTerms: prints,
        updatedAt: at,
      }),
      db.insert(shopTaxSettings).values({ shopId, ...shop.taxes, updatedAt: at }),
      db.insert(priceRules).values({ shopId, ...demoRules(shop), updatedAt: at }),
      db.insert(laborRates).values({ shopId, ...demoRates(shop), updatedAt: at }),
      db.insert(workCounters).values({
        shopId,
        last: jobs.length,
        pending: withStatus("pending"),
        inProgress: withStatus("in_progress"),
      }),
      ...(await chatsOf(ownerId, now)).map((row) => db.insert(chatHistory).values(row)),
      ...jobs.map((row) => db.insert(repairJobs).values(row)),
      ...quotes.map((row) => db.insert(repairQuotes).values(row)),
      ...states,
      ...historiesOf(rows, { advisorId, technicianId, now }).map((row) =>
        db.insert(jobEvents).values(row),
      ),
      ...lines.map((row) => db.insert(quoteLines).values(row)),
      ...translationsOf(rows, { advisorId }).map((row) => db.insert(textTranslations).values(row)),
      ...notesOf(db, rows, { ownerId, advisorId, technicianId, now }),
      db.insert(customerImports).values(imported.done),
      db.insert(customerImportRows).values(imported.refused),
    );
  }
  writes.push(...seedForum(db, ids, now, inTenYears));
  // All or nothing, in a batch.
  await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
  // Their customers and vehicles, by the rule that ties every job.
  while (await tieNextJobs(db));
  for (const shop of seeded) await seedCanned(db, shop, now);
}

async function storeLogo(files: Files, shopId: string): Promise<string> {
  const bytes = drawLogo();
  const file = `${createHash("sha256").update(bytes).digest("hex")}.png`;
  await files.put(`logos/${shopId}/${file}`, bytes, {
    httpMetadata: { contentType: "image/png" },
  });
  return file;
}
