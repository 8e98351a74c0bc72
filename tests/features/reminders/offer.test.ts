import { drizzle } from "drizzle-orm/d1";
import { afterAll, expect, test } from "vitest";
import { findLink } from "#app/features/approval/links/find-link.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { sendRevision } from "#app/features/approval/send/send.server.ts";
import { draftOf, takeDeclined } from "#app/features/declined/take-declined.server.ts";
import { carryTexts } from "#app/features/reminders/page/carry-texts.server.ts";
import { findOffer } from "#app/features/reminders/page/offer.server.ts";
import { offerText } from "#app/features/reminders/page/offer.ts";
import { textTranslations, textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { printHere } from "../../../scripts/demo/print.ts";
import { openD1 } from "../../support/d1.ts";
import { makeTaxes } from "../../support/quotes/tax-terms.ts";
import { dueVehicle } from "../../support/reminders/due-vehicle.ts";

const { d1, close } = await openD1();
const db = drizzle(d1);
afterAll(close);

/** Files by their names. */
function memory(): Platform["files"] {
  const stored = new Map<string, Uint8Array>();
  return {
    put: async (key: string, body: string | Uint8Array) =>
      void stored.set(key, typeof body === "string" ? new TextEncoder().encode(body) : body),
    get: async (key: string) => {
      const body = stored.get(key);
      return (
        body && {
          text: async () => new TextDecoder().decode(body),
          arrayBuffer: async () => body.buffer,
          body,
        }
      );
    },
    head: async (key: string) => stored.get(key) ?? null,
  } as unknown as Platform["files"];
}

test.each(["translated", "being translated"])(
  "What is frozen says what was shown, %s",
  async (state) => {
    const due = await dueVehicle({ db });
    await makeTaxes(db, due.owner);
    const { shopId, vehicle, quote, job } = due;
    const now = Date.now();
    const said = (
      subjectId: string,
      field: "description" | "line",
      ofText: string,
      text: string,
    ): typeof textTranslations.$inferInsert => ({
      shopId,
      jobId: job.id,
      subjectId,
      field,
      ofText,
      text,
      language: "en",
      originalLanguage: "es",
      state: "reviewed",
      by: due.owner.id,
      at: new Date(now),
    });
    if (state === "translated") {
      await db.delete(textWork);
      await db
        .insert(textTranslations)
        .values([
          said(quote.id, "description", quote.description, "Front brake pads"),
          said(quote.materials[0]!.id, "line", "Pastillas", "Pads"),
        ]);
    }
    const of = { shopId, vehicleId: vehicle.id, quoteId: quote.id };
    const offer = (await findOffer(db, of, now))!;
    const by = due.owner.id;
    const { work } = offer;
    const id = crypto.randomUUID();
    const draft = draftOf(work, work.owner, "Trabajo rechazado");
    await takeDeclined(db, of, { work, draft, rates: work.rates, id, by, now });
    const ref = { shopId, jobId: id };
    const issuesOf = async () => "Declined work";
    await carryTexts(db, { ...ref, from: work, issues: "Trabajo rechazado", issuesOf, now });
    const files = memory();
    const sent = await sendRevision({ db, files }, ref, {
      id: crypto.randomUUID(),
      quoteIds: [id],
      asWritten: true,
      inspection: false,
      print: printHere,
      by,
      now,
    });
    if (typeof sent === "string") throw new Error(sent);
    const link = (await findLink(db, sent.token, now))!;
    const revision = (await readStoredRevision(files, shopId, link.sha256))!;
    expect(JSON.parse(offerText(revision))).toEqual(JSON.parse(offerText(offer.revision)));
    expect(revision.total).toBe(offer.revision.total);
    if (state === "translated") expect(revision.quotes[0]!.lines[0]!.name.en.text).toBe("Pads");
  },
);
