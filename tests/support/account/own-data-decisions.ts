// For every table: what the archive holds of it, and what remains when the account is deleted
// (docs/decisions/0031-own-data.md). A new table fails a test until it has a row here.

import { calendarDecisions } from "./calendar-decisions.ts";
import type { Decision } from "./decision.ts";
import { followUpDecisions } from "./follow-up-decisions.ts";
import { inspectionDecisions } from "./inspection-decisions.ts";
import { messageDecisions } from "./message-decisions.ts";
import { moneyDecisions } from "./money-decisions.ts";
import { partDecisions } from "./part-decisions.ts";

/** A table without personal data. */
const impersonal: Decision = {};
export const decisions: Record<string, Decision> = {
  ...calendarDecisions,
  ...followUpDecisions,
  ...partDecisions,
  users: { file: "account/profile.json", own: "id" },
  profiles: { file: "account/profile.json", own: "id" },
  sessions: { file: "account/devices.json", own: "user_id", but: ["token", "ip_address"] },
  push_devices: {
    file: "account/notifications.json",
    own: "user_id",
    but: ["endpoint", "p256dh", "auth"],
  },
  accounts: { own: "user_id" }, // a password hash
  verifications: { own: "value" }, // a link that opens the account
  totp_secrets: {
    file: "account/two-factor.json",
    own: "user_id",
    but: ["secret", "last_step", "pending_secret", "pending_at"],
  },
  recovery_codes: { file: "account/two-factor.json", own: "user_id", but: ["hash"] },
  passkeys: {
    file: "account/two-factor.json",
    own: "user_id",
    but: ["credential_id", "public_key", "counter"],
  },
  uses: { own: "user_id" }, // counts of a day
  user_numbers: { own: "user_id" }, // a number for the search
  password_checks: {}, // a keyed hash, for a day
  audit_log: {
    file: "account/log.json",
    own: "subject_id",
    but: ["actor_id", "subject_id"],
    stays: ["id"],
  },
  subscriptions: { file: "billing/billing.json", own: "user_id", but: ["trial_key"] },
  billing_letters: { file: "billing/billing.json", own: "user_id", but: ["occasion"] },
  used_trials: {}, // a keyed hash, which stays: there is one trial per person
  stripe_events: { stays: ["customer"] }, // the ledger, for sixty days
  shops: { file: "account/shop.json", own: "owner_id", but: ["version"] },
  shop_members: { file: "account/shop.json", own: "user_id", but: ["version"] },
  shop_invitations: {}, // addresses of others, for five weeks; to a deleted account's, none
  shop_deletions: {}, // what is left to do after a deletion; gone when it is done
  customers: {
    file: "shop/customers.json",
    own: "shop_id",
    but: ["name_found_by", "email_found_by", "phone_found_by"],
  },
  vehicles: { file: "shop/vehicles.json", own: "shop_id", but: ["plate_found_by"] },
  vehicle_owners: { file: "shop/vehicles.json", own: "shop_id" },
  customer_terms: {}, // for the search
  vehicle_terms: {},
  customer_merges: {}, // for thirty days
  distinct_records: {}, // ids of customers and vehicles alone
  customer_imports: {
    file: "shop/imports.json",
    own: "shop_id",
    but: ["by", "file", "position", "due_at", "tries"],
    stays: ["id"],
  },
  customer_import_rows: { file: "shop/refused-rows.json", own: "shop_id" },
  customer_import_keys: {},
  canned_quotes: {
    file: "shop/canned-quotes.json",
    own: "shop_id",
    but: ["name_key", "search", "version"],
  },
  canned_lines: {
    file: "shop/canned-quotes.json",
    own: "shop_id",
    but: ["name_key", "version"],
  },
  job_states: { file: "shop/job-states.json", own: "shop_id", but: ["version"], stays: ["id"] },
  state_stays: {
    file: "shop/state-times.json",
    own: "shop_id",
    but: ["job_id", "n", "state_id"],
    stays: ["id"],
  },
  // Its author by name; without one once the account is gone.
  job_notes: {
    file: "shop/notes.json",
    own: "shop_id",
    but: ["job_id", "id", "by", "version"],
    stays: ["id"],
  },
  note_mentions: {
    file: "shop/notes.json",
    own: "shop_id",
    but: ["note_id", "member_id", "job_id"],
    stays: ["id"],
  },
  ...inspectionDecisions,
  photo_leftovers: { stays: ["id"] }, // names of files that are to be deleted within minutes
  // By name; without one once the account is gone.
  job_events: {
    file: "shop/history.json",
    own: "shop_id",
    but: ["job_id", "by"],
    stays: ["id"],
  },
  job_messages: {}, // empty: see conversation-messages.json
  ...messageDecisions,
  link_settings: { file: "shop/link-settings.json", own: "shop_id", but: ["version"] },
  // People are named; without a name once the account is gone.
  revisions: {
    file: "shop/revisions.json",
    own: "shop_id",
    but: ["job_id", "created_by", "pdf_due_at"],
    stays: ["id"],
  },
  links: {
    file: "shop/links.json",
    own: "shop_id",
    but: ["job_id", "token_hash", "reminder_hash", "remind_at", "created_by"],
    stays: ["id"],
  },
  invoice_links: {
    file: "shop/invoice-links.json",
    own: "shop_id",
    but: ["job_id", "token_hash", "created_by"],
    stays: ["id"],
  },
  walk_signatures: { file: "shop/walk-signatures.json", own: "shop_id", but: ["job_id", "by"] },
  decisions: { file: "shop/decisions.json", own: "shop_id", but: ["job_id", "letter_sent"] },
  due_letters: { stays: ["id"] }, // what is due; gone when it is sent or given up
  ...moneyDecisions,
  message_hooks: { stays: ["id"] }, // an address for calls, new with the next account
  message_events: { stays: ["id"] }, // names of calls; what was said is with the messages
  message_pictures: { stays: ["id"] }, // what becomes photos of a job
  link_events: {
    file: "shop/link-events.json",
    own: "shop_id",
    but: ["job_id", "by"],
    stays: ["id"],
  },
  // The archive has the original under a name of its own.
  text_translations: {
    file: "shop/translations.json",
    own: "shop_id",
    but: ["job_id", "subject_id", "of_text", "language_by", "problem", "version", "by"],
    stays: ["id"],
  },
  // By name; without one once the account is gone.
  shop_phrases: {
    file: "shop/phrases.json",
    own: "shop_id",
    but: ["key", "found_en", "found_es", "search", "by", "version"],
    stays: ["id"],
  },
  text_work: { stays: ["id"] }, // what is due; gone when it is done
  shop_settings: { file: "shop/settings.json", own: "shop_id" },
  // JSON in the archive too, but not in one line.
  shop_tax_settings: { file: "shop/settings.json", own: "shop_id", but: ["terms"] },
  work_counters: {
    file: "shop/settings.json",
    own: "shop_id",
    but: ["pending", "in_progress", "tied_until"],
  },
  repair_jobs: {
    file: "shop/jobs.json",
    own: "shop_id",
    but: [
      "search",
      "search_issues_translated",
      "search_diagnostic",
      "search_diagnostic_translated",
      "search_quotes",
      "quotes_made",
      "quoted_total",
      "quoted_currency",
    ],
  },
  repair_quotes: {
    file: "shop/jobs.json",
    own: "shop_id",
    but: ["job_id", "terms", "tax_amounts"],
  },
  quote_lines: { file: "shop/jobs.json", own: "shop_id", but: ["id", "quote_id", "kind"] },
  chat_history: { file: "assistant/chats.json", own: "user_id", but: ["sources", "notes"] },
  chat_days: { file: "assistant/questions-per-day.json", own: "user_id", but: ["last_id"] },
  discussion_topics: { file: "forum/topics.json", own: "user_id", stays: ["forum words"] },
  discussion_replies: { file: "forum/replies.json", own: "user_id", stays: ["forum words"] },
  discussion_reports: {
    file: "forum/reports.json",
    own: "user_id",
    but: ["decided_by"],
    stays: ["id"],
  },
  reply_letters: { file: "forum/letters.json", own: "user_id" },
  discussion_translations: { stays: ["forum words"] },
  discussion_texts: impersonal,
  discussion_search: { stays: ["forum words"] },
  video_progress: { file: "videos/progress.json", own: "user_id" },
  certificates: { file: "videos/certificates.json", own: "user_id" },
  users_search: { stays: ["name until the sweep"] },
  ...Object.fromEntries(
    [
      "news_sources",
      "news_items",
      "news_hosts",
      "news_lost",
      "video_tutorials",
      "video_counts",
      "video_search",
      "live_sessions",
      "decoded_vins",
      "model_recalls",
    ]
      .concat(["ai_pauses", "site_settings", "d1_migrations", "sqlite_sequence"])
      .map((table) => [table, impersonal]),
  ),
};

/** The decision of a table; an FTS5 table has that of the virtual table it belongs to. */
export const decided = (table: string) =>
  decisions[table] ??
  decisions[table.replace(/(_search)_(data|idx|docsize|config|content)$/, "$1")];
