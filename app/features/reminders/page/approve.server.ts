import { eq } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { approvedTotal } from "#app/features/approval/decision.ts";
import { mailProof } from "#app/features/approval/letters/customer-letter.server.ts";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { decide } from "#app/features/approval/links/decide.server.ts";
import { findLink } from "#app/features/approval/links/find-link.server.ts";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import { longest } from "#app/features/approval/page/answer/answer-form.ts";
import { printerOf } from "#app/features/approval/paper/printer.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { sendRevision } from "#app/features/approval/send/send.server.ts";
import { draftOf, takeDeclined } from "#app/features/declined/take-declined.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { choice, line } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type Language, languages } from "#app/values/language.ts";
import { carryTexts } from "./carry-texts.server.ts";
import { findAnswered } from "./find-work.server.ts";
import { findOffer, markOf, type Offer } from "./offer.server.ts";
import type { OpenFollowUp } from "./open-follow-up.server.ts";

/** The form that approves one piece of work. `mark`: of what was shown. */
export const approveForm = z.object({
  subject: z.string().max(200),
  key: z.string().max(64).default(""),
  mark: z.string().max(64),
  language: choice(languages),
  name: line(longest.name, undefined, "approval:nameMissing"),
});

type LoadT = Parameters<typeof printerOf>[1];
type Approving = {
  form: z.output<typeof approveForm>;
  address: string;
  device: string;
  loadT: LoadT;
  /** The complaint of the new job, in a language. */
  issuesOf: (language: Language, offer: Offer) => Promise<string>;
};

/**
 * "changed": the price differs from the one shown. "gone": it is not offered any more. Otherwise
 * the token of the link that approved it, or that the customer must approve if its contents differ.
 */
type Approved = "changed" | "gone" | { token: string };

/**
 * Approves declined work at today's price, as a link would: creates a job with the quote, freezes
 * it as a revision with a link, and decides that link if its contents equal the shown ones.
 * Idempotent: pressed twice, it is one job and one decision.
 */
export async function approveWork(
  platform: Platform,
  open: OpenFollowUp,
  { form, address, device, loadT, issuesOf }: Approving,
): Promise<Approved> {
  const { db, files } = platform;
  const { followUp, customer, shop, now, isOpen } = open;
  const { shopId, vehicleId } = followUp;
  const work = followUp.work.find((one) => one.subject === form.subject);
  const { whole, about, statusOf } = await findAnswered(db, open);
  if (!work?.quoteId || !isOpen || whole || about(work.subject)) return "gone";
  if (statusOf(work.newId) && statusOf(work.newId) !== "pending") return "gone";
  const of = { shopId, vehicleId, quoteId: work.quoteId };
  const offer = await findOffer(db, of, now);
  if (!offer || offer.work.owner.id !== followUp.customerId) return "gone";
  if (offer.mark !== form.mark) return "changed";
  const by = followUp.by ?? (await ownerOf(platform, shopId));
  const ref = { shopId, jobId: work.newId };
  const { language } = offer.work.owner;
  const issues = await issuesOf(language, offer);
  const { rates } = offer.work;
  const draft = draftOf(offer.work, offer.work.owner, issues);
  await takeDeclined(db, of, { work: offer.work, draft, rates, id: work.newId, by, now });
  const inOther = (other: Language) => issuesOf(other, offer);
  await carryTexts(db, { ...ref, from: offer.work, issues, issuesOf: inOther, now });
  const sent = await sendRevision(platform, ref, {
    id: formId(form.key, now),
    quoteIds: [work.newId],
    asWritten: true,
    inspection: false,
    by,
    now,
    print: printerOf(platform, loadT),
  });
  // Pressed twice: the other request sends it, and its texts must not change meanwhile.
  if (typeof sent === "string") return "gone";
  // Later than the revision: new translations would change its contents.
  announceTexts(platform, ref);
  const found = await findLink(db, sent.token, now);
  const revision = found && (await readStoredRevision(files, shopId, found.sha256));
  // If the contents differ, the customer reads the link before answering it.
  if (!revision || (await markOf(revision)) !== form.mark) return { token: sent.token };
  const choices = revision.quotes.map(({ id, number, totalAmount: total }) => ({
    id,
    number,
    approved: true,
    reason: null,
    total,
  }));
  const { name, language: read } = form;
  const decision = { id: formId(form.key, now), name, choices, language: read, address, device };
  const consent = { way: "link" } as const;
  if (await decide(db, found, revision, { ...decision, consent, by: null, now })) {
    platform.defer(sendShopLetters(platform, now, { shopId }));
    const total = moneyIn({ language: read }, revision)(approvedTotal(choices));
    const path = href("/q/:token/certificate", { token: sent.token });
    const certificate = platform.config.appUrl + path;
    const facts = { shopId, name, language: read, total, shop: shop.name, certificate };
    if (customer.email) platform.defer(mailProof(platform, { ...facts, email: customer.email }));
  }
  return { token: sent.token };
}

/** The shop's owner, who counts as the creator of a job that no member created. */
const ownerOf = async ({ db }: Pick<Platform, "db">, shopId: string) =>
  (await db.select({ id: shops.ownerId }).from(shops).where(eq(shops.id, shopId)).get())?.id ?? "";
