import type { Decision } from "./decision.ts";

/** Conversation tables in the archive; people are named. */
export const messageDecisions: Record<string, Decision> = {
  conversations: {
    file: "shop/conversations.json",
    own: "shop_id",
    but: ["assigned", "changed_at", "version"],
    stays: ["id"],
  },
  messages: {
    file: "shop/conversation-messages.json",
    own: "shop_id",
    but: ["by", "due_at", "claimed_at", "tries", "letter_due"],
    stays: ["id"],
  },
  message_numbers: {}, // for the search
  message_search: { stays: ["name until the sweep"] },
  consents: { file: "shop/consents.json", own: "shop_id", but: ["by"] },
  message_accounts: {
    file: "shop/message-settings.json",
    own: "shop_id",
    but: ["keys", "version"],
  },
  message_settings: { file: "shop/message-settings.json", own: "shop_id", but: ["version"] },
  message_templates: { file: "shop/message-settings.json", own: "shop_id", but: ["version"] },
};
