import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { hashPassword } from "#app/features/account/password/password-hash.server.ts";
import { accounts, profiles, users } from "#app/features/account/tables.server.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { repairMaterials, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { demoAccounts, demoPassword } from "../welcome.ts";
import { chatsOf } from "./chats.ts";
import { plantForum } from "./forum/plant.ts";
import { drawLogo } from "./logo.ts";
import { people } from "./people.ts";
import { rowsOf } from "./rows.ts";
import { shops } from "./shops.ts";

/** What takes the logos; R2, as far as it is needed here. */
export type Files = {
  put: (
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ) => Promise<unknown>;
};

/**
 * Puts the demo accounts and their shops as they were on the first day; everyone else's data stays
 * as it is. `now` in milliseconds.
 */
export async function plantDemo(db: Db, files: Files, now: number): Promise<void> {
  const password = await hashPassword(demoPassword);
  const inTenYears = new Date(now + 3652 * day);
  const at = new Date(now - 90 * day);
  const ids = new Map(people.map(({ email }) => [email as string, newId({ msecs: at.getTime() })]));
  const writes: BatchItem<"sqlite">[] = [
    db.delete(users).where(inArray(users.email, demoAccounts)),
  ];

  for (const { email, name, subscription, grant, isAdmin } of people) {
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
        createdAt: at,
      }),
    );
  }

  for (const shop of shops) {
    const userId = ids.get(shop.owner)!;
    const { jobs, quotes, materials } = rowsOf(shop, userId, now);
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
    } = shop;
    const withStatus = (one: string) => jobs.filter(({ status }) => status === one).length;
    const logoFile = logo ? await storeLogo(files, userId) : null;
    writes.push(
      db.insert(shopSettings).values({
        userId,
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
        updatedAt: at,
      }),
      db.insert(workCounters).values({
        userId,
        last: jobs.length,
        pending: withStatus("pending"),
        inProgress: withStatus("in_progress"),
      }),
      ...(await chatsOf(userId, now)).map((row) => db.insert(chatHistory).values(row)),
      ...jobs.map((row) => db.insert(repairJobs).values(row)),
      ...quotes.map((row) => db.insert(repairQuotes).values(row)),
      ...materials.map((row) => db.insert(repairMaterials).values(row)),
    );
  }
  writes.push(...plantForum(db, ids, now, inTenYears));
  // One batch: planted wholly or not at all.
  await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
}

async function storeLogo(files: Files, ownerId: string): Promise<string> {
  const bytes = drawLogo();
  const file = `${createHash("sha256").update(bytes).digest("hex")}.png`;
  await files.put(`logos/${ownerId}/${file}`, bytes, {
    httpMetadata: { contentType: "image/png" },
  });
  return file;
}
