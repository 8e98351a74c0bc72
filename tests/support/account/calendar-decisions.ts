import type { Decision } from "./decision.ts";

/** The tables of a shop's calendar. */
export const calendarDecisions: Record<string, Decision> = {
  calendar_settings: { file: "shop/calendar-settings.json", own: "shop_id", but: ["version"] },
  closures: { file: "shop/closures.json", own: "shop_id" },
  appointments: {
    file: "shop/appointments.json",
    own: "shop_id",
    but: ["contact", "letter_kind", "letter_at", "letter_tries", "version"],
    stays: ["id"],
  },
  appointment_tokens: {}, // hashes of secrets
  calendar_feeds: { file: "account/calendar-feeds.json", own: "user_id", but: ["token_hash"] },
};
