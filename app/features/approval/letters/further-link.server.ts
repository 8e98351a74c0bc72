import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { v7 as newId } from "uuid";
import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { lettersPerDay, newLinkToken } from "#app/features/approval/links/link.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { mailProof } from "./customer-letter.server.ts";

type Services = Pick<Platform, "db" | "mail" | "config" | "now">;
type Proof = { by: string; name: string; language: Language; total: string };

/**
 * Mails a customer the proof of what was decided at the counter or by telephone, by a further link:
 * the token of the first one is stored nowhere. Nothing without an email address.
 */
export async function mailProofByFurtherLink(
  services: Services,
  found: Pick<FoundLink, "link" | "shop">,
  { by, name, language, total }: Proof,
): Promise<void> {
  const { db, config, now } = services;
  const { shopId, jobId, revision, expiresAt } = found.link;
  try {
    const job = await db
      .select({ email: repairJobs.customerEmail })
      .from(repairJobs)
      .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)))
      .get();
    const email = found.link.email ?? job?.email;
    const allowance = { who: shopId, what: "shop.links", most: lettersPerDay } as const;
    const at = now();
    if (!email || !(await take(db, [allowance], at))) return;
    const token = newLinkToken();
    await db.insert(links).values({
      shopId,
      id: newId(),
      jobId,
      revision,
      language,
      email,
      createdBy: by,
      expiresAt,
      tokenHash: await hashed(token),
      createdAt: new Date(at),
      decidedAt: new Date(at),
    });
    const certificate = config.appUrl + href("/q/:token/certificate", { token });
    const shop = found.shop?.name ?? "";
    await mailProof(services, { shopId, email, name, language, total, shop, certificate });
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "proof" });
  }
}
