import { and, desc, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { movePart, needParts } from "#app/features/parts/job/move-part.server.ts";
import { addSupplier } from "#app/features/parts/suppliers/save-supplier.server.ts";
import { partOrders, parts } from "#app/features/parts/tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

const day = 86_400_000;

const sellers: Record<Language, { name: string; phone: string; email: string; note: string }> = {
  en: {
    name: "Lone Star Auto Parts",
    phone: "+1 512 555 0144",
    email: "orders@lonestar.example.com",
    note: "Delivers at 10 and at 3.",
  },
  es: {
    name: "Autopartes del Norte",
    phone: "+52 867 555 0133",
    email: "pedidos@autopartes.example.com",
    note: "Entrega por la tarde.",
  },
};

/** In the demo shop a supplier for each language, a job that waits for its parts, and one whose parts have come. */
export async function seedParts({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const rows = await db
    .selectDistinct({ shopId: shops.id, by: users.id, job: repairJobs, shop: shopSettings })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(shopSettings, eq(shopSettings.shopId, shops.id))
    .innerJoin(
      repairJobs,
      and(eq(repairJobs.shopId, shops.id), inArray(repairJobs.status, ["pending", "in_progress"])),
    )
    .innerJoin(
      repairQuotes,
      and(
        eq(repairQuotes.shopId, repairJobs.shopId),
        eq(repairQuotes.jobId, repairJobs.id),
        eq(repairQuotes.status, "approved"),
      ),
    )
    .where(eq(users.email, demoAccounts[2]))
    .orderBy(desc(repairJobs.number))
    .limit(2);
  if (!rows[0]) return;
  const ids: Partial<Record<Language, string>> = {};
  for (const [language, seller] of Object.entries(sellers) as [
    Language,
    (typeof sellers)["en"],
  ][]) {
    ids[language] = newId({ msecs: now });
    await addSupplier(
      db,
      { shopId: rows[0].shopId, id: ids[language] },
      { ...seller, language },
      now,
    );
  }
  for (const [at, { shopId, by, job, shop }] of rows.entries()) {
    const ref = { shopId, jobId: job.id };
    await needParts(db, ref, { lineId: "all", by, now: now - 2 * day });
    if (at === 0) continue;
    const lines = await db
      .select({ line: quoteLines, text: textTranslations.text })
      .from(parts)
      .innerJoin(quoteLines, and(eq(quoteLines.shopId, shopId), eq(quoteLines.id, parts.lineId)))
      .leftJoin(
        textTranslations,
        and(
          eq(textTranslations.shopId, shopId),
          eq(textTranslations.subjectId, quoteLines.id),
          eq(textTranslations.language, "en"),
        ),
      )
      .where(and(eq(parts.shopId, shopId), eq(parts.jobId, job.id)));
    const { name, phone, email } = sellers.en;
    const orderId = newId({ msecs: now - day });
    const { carYear: year, carMake: make, carModel: model, vin } = job;
    await db.insert(partOrders).values({
      shopId,
      id: orderId,
      number: 1,
      supplierId: ids.en!,
      language: "en",
      content: {
        supplier: { name, phone, email },
        shop: {
          name: shop.shopName,
          phone: shop.phone,
          address: shop.address,
          currency: shop.currency,
          country: shop.country,
        },
        date: new Date(now - day).toISOString().slice(0, 10),
        note: "",
        lines: lines.map(
          ({ line: { id, quantity, unit, partNumber, condition, ...line }, text }) => ({
            lineId: id,
            jobId: job.id,
            workNumber: job.number,
            vehicle: { year, make, model, vin },
            original: line.name,
            text: text ?? line.name,
            partNumber,
            condition,
            quantity,
            unit,
          }),
        ),
      },
      createdBy: by,
      createdAt: new Date(now - day),
    });
    await db
      .update(parts)
      .set({ state: "ordered", supplierId: ids.en!, orderId, at: new Date(now - day) })
      .where(and(eq(parts.shopId, shopId), eq(parts.jobId, job.id)));
    for (const { line } of lines)
      await movePart(db, ref, {
        lineId: line.id,
        from: { state: "ordered", isOrdered: true },
        to: "here",
        by,
        now: now - 3_600_000,
      });
  }
}
