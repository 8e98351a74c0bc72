import { take } from "#app/features/account/budget/uses.server.ts";
import { mailToCustomer } from "#app/features/approval/invoice/send-invoice.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { paperText } from "#app/features/approval/paper/paper-text.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Words } from "#app/ui/words.ts";
import { type CustomerRef, findStatement } from "./find-statement.server.ts";
import { statementPaper } from "./statement-paper.ts";

type Mailing = {
  /** Generated with the form, so that a repeated post is one letter. */
  id: string;
  /** In the customer's language. */
  wordsOf: (language: Words["language"]) => Promise<Words>;
  now: number;
};

type Mailed = "mailed" | "gone" | "noEmail" | "tooMany" | "failed";

/** Mails a customer the open invoices, as the shop's own letter, in the customer's language. */
export async function mailStatement(
  services: Pick<Platform, "db" | "mail">,
  ref: CustomerRef,
  { id, wordsOf, now }: Mailing,
): Promise<Mailed> {
  const { db } = services;
  const [statement, sender] = await Promise.all([
    findStatement(db, ref, now),
    findSender(db, ref.shopId),
  ]);
  if (!statement) return "gone";
  const { customer } = statement;
  if (!customer.email) return "noEmail";
  const once = { who: `${ref.shopId} ${id}`, what: "statement.letters", most: 1 } as const;
  if (!(await take(db, [once], now))) return "mailed";
  const allowance = { who: ref.shopId, what: "shop.links", most: lettersPerDay } as const;
  if (!(await take(db, [allowance], now))) return "tooMany";
  const { language } = customer;
  const words = await wordsOf(language);
  const paper = statementPaper(words, statement);
  const sent = await mailToCustomer(services, sender, {
    to: customer.email,
    subject: `${paper.title} · ${sender.name}`,
    text: paperText(paper),
    language,
  });
  return sent ? "mailed" : "failed";
}
