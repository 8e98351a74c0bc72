import { and, eq } from "drizzle-orm";
import { budgeted, textUses } from "#app/features/account/budget/ai-budget.server.ts";
import { sendLetterOf } from "#app/features/calendar/letters/send-letters.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { pauseOf, pauseQuery } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { otherLanguages } from "#app/values/language.ts";
import type { AppointmentRef } from "./appointment.ts";
import { appointmentIs } from "./rows.server.ts";
import { findAppointment } from "./state.server.ts";

/** Work after the response: sends the due letter and translates the complaint. */
export function afterChange(
  services: Pick<Platform, "db" | "now" | "mail" | "config" | "ai" | "defer">,
  ref: AppointmentRef,
): void {
  services.defer(sendLetterOf(services, ref, services.now()));
  services.defer(translateComplaint(services, ref));
}

/**
 * Translates the complaint of an appointment that has no translation yet, within the shop's budget.
 * Without a translator, or with an answer that is refused, it stays as it was written.
 */
async function translateComplaint(
  { ai, db, now }: Pick<Platform, "ai" | "db" | "now">,
  ref: AppointmentRef,
): Promise<void> {
  const found = await findAppointment(db, ref);
  const [to] = found ? otherLanguages(found.complaintLanguage) : [];
  if (!found || !to || found.translation || ai.models.translation.length === 0) return;
  if (pauseOf(await pauseQuery(db), now())) return;
  // Loaded on demand: rules and glossary are large.
  const { translateAroundSafety } = await import(
    "#app/features/translator/translate-texts.server.ts"
  );
  const paid = budgeted({ ai, db, now }, textUses({ by: ref.shopId, shopId: ref.shopId }));
  const detect = await openDetector();
  const direction = { from: found.complaintLanguage, to, detect, terms: [] };
  const [answer] = await translateAroundSafety(paid, [found.complaint], direction);
  if (!answer || "why" in answer) {
    log.info("the complaint of an appointment has no translation", { why: answer?.why });
    return;
  }
  await db
    .update(appointments)
    .set({ translation: answer.text })
    .where(and(appointmentIs(ref), eq(appointments.complaint, found.complaint)));
}
