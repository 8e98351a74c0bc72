import type { Decision } from "./decision.ts";

/** The tables of recommendations and of asking about them. */
export const followUpDecisions: Record<string, Decision> = {
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
