import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { and, asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { addMessage } from "#app/features/approval/questions/add-message.server.ts";
import { noteRead } from "#app/features/approval/questions/messages.server.ts";
import { sendRevision } from "#app/features/approval/send/send.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Stores } from "../local/stores.ts";
import { demoAccounts } from "../local/welcome.ts";
import { seedInspection } from "./inspection.ts";
import { seedPhotos } from "./photos.ts";
import { printHere } from "./print.ts";

// The product stores no token, so the address is in a file beside the demo data.
const linkFile = (folder: string) => path.join(folder, "customer-link");

/** The address of the link of the demo data, if it has one. */
export const linkOfDemo = (folder: string): string | undefined =>
  existsSync(linkFile(folder)) ? readFileSync(linkFile(folder), "utf8").trim() : undefined;

/** Quotes and photos of the demo shop that were sent to a customer and wait for the answer. */
export async function seedLink(
  { db, files }: Pick<Stores, "db" | "files">,
  folder: string,
  now: number,
): Promise<void> {
  const pending = await db
    .select({
      shopId: repairJobs.shopId,
      jobId: repairJobs.id,
      quoteId: repairQuotes.id,
      by: users.id,
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(repairJobs, and(eq(repairJobs.shopId, shops.id), eq(repairJobs.language, "es")))
    .innerJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, repairJobs.shopId),
        eq(repairQuotes.jobId, repairJobs.id),
        eq(repairQuotes.status, "pending"),
      ),
    )
    .where(eq(users.email, demoAccounts[2]))
    .orderBy(asc(repairJobs.number));
  const first = pending[0];
  if (!first) return;
  const { shopId, jobId, by } = first;
  const quoteIds = pending.filter((one) => one.jobId === jobId).map(({ quoteId }) => quoteId);
  await seedPhotos({ db, files }, { shopId, jobId }, { by, now });
  await seedInspection(db, { shopId, jobId }, { by, quoteId: quoteIds[0]!, now });
  // The advisor read the translations before sending.
  const ofJob = and(eq(textTranslations.shopId, shopId), eq(textTranslations.jobId, jobId));
  await db.update(textTranslations).set({ state: "reviewed", by }).where(ofJob);
  const sending = { id: newId(), quoteIds, asWritten: true, print: printHere, by, now };
  const sent = await sendRevision({ db, files }, { shopId, jobId }, sending);
  if (typeof sent === "string") throw new Error(`The demo's link was not sent: ${sent}`);
  await seedMessages(db, { shopId, jobId }, by, now);
  writeFileSync(linkFile(folder), `/q/${sent.token}\n`);
}

type DemoMessage = {
  writer: string | null;
  from: Language;
  to: Language;
  text: string;
  translation: string;
};

/** A question of the customer and the shop's reply, each with a translation that the shop has reviewed. */
async function seedMessages(db: Stores["db"], ref: JobRef, by: string, now: number) {
  const thread: DemoMessage[] = [
    {
      writer: null,
      from: "es",
      to: "en",
      text: "¿Estaría listo para el viernes?",
      translation: "Would it be ready by Friday?",
    },
    {
      writer: by,
      from: "en",
      to: "es",
      text: "Yes, if you approve today.",
      translation: "Sí, si usted lo aprueba hoy.",
    },
  ];
  for (const [at, { writer, from, to, text, translation }] of thread.entries()) {
    const id = newId();
    const sentAt = now + at + 1;
    await addMessage(db, ref, { id, text, by: writer, written: by, now: sentAt });
    const row: typeof textTranslations.$inferInsert = {
      ...ref,
      subjectId: id,
      field: "message",
      language: to,
      originalLanguage: from,
      text: translation,
      ofText: text,
      state: "reviewed",
      by,
      at: new Date(sentAt),
    };
    await db.insert(textTranslations).values(row);
  }
  // Both have read it.
  await noteRead(db, ref, "shop");
  await noteRead(db, ref, "customer");
}
