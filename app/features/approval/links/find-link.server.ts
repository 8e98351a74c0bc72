import { and, eq, or, sql } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { decisions, links, revisions } from "#app/features/approval/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isToken, type LinkState, linkState } from "./link.ts";
import { isChanged, isDecided, isReplaced } from "./link-rows.server.ts";

const { shopName, phone, timeZone, logoFile } = shopSettings;

/** The hash of the revision before the link's, if there is one. */
const previous = sql<string | null>`(SELECT r.sha256 FROM ${revisions} r
  WHERE r.shop_id = ${links.shopId} AND r.job_id = ${links.jobId}
    AND r.n = ${links.revision} - 1)`;

/**
 * The link of a token, or of the token in its reminder, with its revision and decision, in one
 * round trip.
 */
async function readLink(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      ...{ link: links, decision: decisions },
      ...{ sha256: revisions.sha256, pdfSha256: revisions.pdfSha256 },
      ...{ isDecided, isReplaced, isChanged, previous },
      shop: { name: shopName, phone, timeZone, logoFile },
    })
    .from(links)
    .innerJoin(
      revisions,
      and(
        eq(revisions.shopId, links.shopId),
        eq(revisions.jobId, links.jobId),
        eq(revisions.n, links.revision),
      ),
    )
    .leftJoin(
      decisions,
      and(
        eq(decisions.shopId, links.shopId),
        eq(decisions.jobId, links.jobId),
        eq(decisions.revision, links.revision),
      ),
    )
    .leftJoin(shopSettings, eq(shopSettings.shopId, links.shopId))
    .where(or(eq(links.tokenHash, tokenHash), eq(links.reminderHash, tokenHash)));
  return found;
}

type Row = NonNullable<Awaited<ReturnType<typeof readLink>>>;

export type FoundLink = Pick<
  Row,
  "link" | "sha256" | "pdfSha256" | "previous" | "decision" | "shop"
> & {
  state: LinkState;
  /** Of the link's first token, by whichever it was found. */
  tokenHash: string;
};

/** The link of an address; undefined for every token that was never given out. */
export async function findLink(db: Db, token: string, now: number): Promise<FoundLink | undefined> {
  if (!isToken(token)) return undefined;
  const row = await readLink(db, await hashed(token));
  if (!row) return undefined;
  const { link } = row;
  const state = linkState(
    {
      revokedAt: link.revokedAt?.getTime() ?? null,
      expiresAt: link.expiresAt.getTime(),
      isDecided: row.isDecided === 1,
      isReplaced: row.isReplaced === 1,
      isChanged: row.isChanged === 1,
    },
    now,
  );
  return { ...row, tokenHash: link.tokenHash, state };
}
