import { goodbyeLetter } from "#app/features/account/own-data/goodbye-letter.ts";
import { resetLetter } from "#app/features/account/password/reset-letter.ts";
import { type TwoFactorEvent, twoFactorLetter } from "#app/features/account/two-factor/letters.ts";
import { decisionLetter } from "#app/features/approval/letters/decision-letter.ts";
import { questionLetter, replyLetter } from "#app/features/approval/letters/message-letter.ts";
import { paymentLetter } from "#app/features/approval/letters/payment-letter.ts";
import { reminderLetter } from "#app/features/approval/letters/reminder-letter.ts";
import { letterKinds } from "#app/features/billing/letters/letter-kinds.ts";
import { billingLetter } from "#app/features/billing/letters/letters.ts";
import { appointmentLetter } from "#app/features/calendar/letters/appointment-letter.ts";
import { replyLetter as forumLetter } from "#app/features/forum/reply-letters/letter.ts";
import { followUpLetter } from "#app/features/reminders/letters/follow-up-letter.ts";
import { deletedLetter } from "#app/features/shop/deletion/deleted-letter.ts";
import { invitationLetter } from "#app/features/shop/invitations/letter.ts";
import { handOverLetters } from "#app/features/shop/membership/hand-over-letter.ts";
import type { Language } from "#app/values/language.ts";

const appUrl = "https://llave.test";
const [name, shop, workId, text, amount] = ["Ana", "Taller", "WO-000001", "Texto", "$1.00"];
const [page, link, day, when] = [appUrl, appUrl, "1", "1"];
const plan = { tier: "premium", until: 0, timeZone: "UTC", appUrl } as const;
const events: TwoFactorEvent[] = [
  ...(["appAdded", "appRemoved", "passkeyAdded", "passkeyRemoved"] as const),
  ...(["turnedOff", "recoveryUsed", "codesReplaced", "reset"] as const),
];
const decided = { name, workId, approved: 1, declined: 1, total: amount, page };

/**
 * Every letter with a file of its own for its text, as it is sent, with the shop's name and without.
 */
export const everyLetter = (language: Language): object[] => [
  resetLetter(appUrl, "token", language),
  ...(["deleted", "left", "none"] as const).map((what) => goodbyeLetter(language, what)),
  deletedLetter({ email: "", language }, { shop, deletedBy: name }),
  forumLetter(language, { title: text, reply: appUrl, unsubscribe: appUrl }),
  ...events.map((event) => twoFactorLetter(event, language, appUrl)),
  ...letterKinds.map((kind) => billingLetter(kind, language, plan)),
  decisionLetter(language, { ...decided, reasons: [{ number: 1, reason: text }] }),
  replyLetter(language, { name, shop, text }),
  questionLetter(language, { name, workId, text, page }),
  reminderLetter(language, { name, shop, link }),
  ...(["paid", "refunded", "bounced"] as const).map((kind) =>
    paymentLetter(language, kind, { name, shop, amount, workId, day }),
  ),
  ...(["requested", "booked", "moved", "cancelled", "reminder"] as const).map((kind) =>
    appointmentLetter(kind, language, { name, shop, when, vehicle: "Tsuru", link }),
  ),
  followUpLetter(language, { name, shop, vehicle: "Tsuru", work: [text] }),
  ...[shop, null].flatMap((named) => [
    ...(["advisor", "technician"] as const).map((role) =>
      invitationLetter(language, { inviter: name, shop: named, role, link }),
    ),
    ...handOverLetters(
      { to: { name, email: "", language }, from: { name, email: "", language } },
      named,
      language,
    ),
  ]),
];
