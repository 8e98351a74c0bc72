import type { Decision } from "./decision.ts";

/** The tables of recommendations and of asking about them, and those of the time clock. */
export const followUpDecisions: Record<string, Decision> = {
  // Its member by name; without one once the account is gone.
  clock_entries: {
    file: "shop/time.json",
    own: "shop_id",
    but: ["member_id", "by", "forgotten_at", "closes_at"],
    stays: ["id"],
  },
  clock_pins: { own: "member_id", stays: ["id"] }, // a hash, and who gave it
  follow_up_settings: { file: "shop/follow-up-settings.json", own: "shop_id", but: ["version"] },
  follow_up_days: {}, // made of the visits of a vehicle
  follow_ups: {
    file: "shop/follow-ups.json",
    own: "shop_id",
    but: ["by", "token_hash", "letter_hash", "letter_at", "letter_tries"],
    stays: ["id"],
  },
  recommendation_answers: {
    file: "shop/recommendation-answers.json",
    own: "shop_id",
    but: ["by"],
  },
};
