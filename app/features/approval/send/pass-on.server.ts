import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { addLinkEvent } from "#app/features/approval/links/link-events.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { fromShop, type ShopSender } from "#app/features/messages/send/from-shop.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { messageSubject } from "./message.ts";
import type { SentLink } from "./send.server.ts";
import type { SentAnswer } from "./sent-notice.tsx";
import { shareLink } from "./share-link.server.ts";

type Services = Pick<Platform, "db" | "mail" | "config" | "defer" | "now">;
type Passing = SentLink & { id: string; message: string; mail: boolean };

/**
 * Mails a new link, if asked to, and answers the other ways to pass it on. At once, because the
 * token is stored nowhere: no later run could do it.
 */
export async function passOn(
  services: Services,
  ref: JobRef,
  { token, job, isOnlyFound, shop, sender, mayMail, id, message, mail }: Passing,
): Promise<SentAnswer> {
  const link = services.config.appUrl + href("/q/:token", { token });
  const { text, ways } = await shareLink({ link, message, phone: job.customerPhone, shop });
  const asked = mail && job.customerEmail !== "";
  const letter = {
    to: job.customerEmail,
    subject: messageSubject(isOnlyFound ? "found" : "quote", job.language, shop?.shopName ?? ""),
    text,
  };
  const isMailed =
    asked &&
    mayMail &&
    (await mailLink(services, ref, { id, letter, sender, language: job.language }));
  const mailed = asked && (isMailed ? letter.to : "failed");
  return { ...ways, mailed: mailed || null, paper: href("/q/:token/paper", { token }) };
}

type Mailing = {
  id: string;
  language: Language;
  sender: ShopSender;
  letter: { to: string; subject: string; text: string };
};

/** Mails the link after the response, then notes the result. */
async function mailLink(
  { db, mail, defer, now }: Services,
  { shopId }: JobRef,
  { id, letter, sender, language }: Mailing,
): Promise<boolean> {
  try {
    await mail.send(fromShop(letter, sender, language));
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "customer link" });
    return false;
  }
  const made = and(eq(links.shopId, shopId), eq(links.id, id));
  defer(
    db.batch([
      addLinkEvent(db, made, { what: "mailed", by: null, now: now() }),
      db.update(links).set({ email: letter.to }).where(made),
    ]),
  );
  return true;
}
