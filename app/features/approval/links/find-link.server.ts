import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { decisions, links, revisions } from "#app/features/approval/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import { isToken, type LinkState, linkState } from "./link.ts";
import { isChanged, isDecided, isReplaced } from "./link-rows.server.ts";

const { shopName, phone, timeZone, logoFile, waysToPay } = shopSettings;

/** The hash of the revision before the link's, if there is one. */
const previous = sql<string | null>`(SELECT r.sha256 FROM ${revisions} r
  WHERE r.shop_id = ${links.shopId} AND r.job_id = ${links.jobId}
    AND r.n = ${links.revision} - 1)`;

/** The link that `where` finds, with its revision and decision. */
const linkQuery = (db: Db, where: SQL | undefined) =>
  db
    .select({
      link: links,
      decision: decisions,
      sha256: revisions.sha256,
      pdfSha256: revisions.pdfSha256,
      isDecided,
      isReplaced,
      isChanged,
      previous,
      shop: { name: shopName, phone, timeZone, logoFile, waysToPay },
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
    .where(where);

type Row = Awaited<ReturnType<typeof linkQuery>>[number];

const byHash = sql.placeholder("hash");
const linkOfToken = prepared((db) =>
  linkQuery(
    db,
    or(eq(links.tokenHash, byHash), eq(links.reminderHash, byHash), eq(links.messageHash, byHash)),
  ).prepare(),
);

export type FoundLink = Pick<
  Row,
  "link" | "sha256" | "pdfSha256" | "previous" | "decision" | "shop"
> & {
  state: LinkState;
  /** Hash of the link's first token, even if a later token found it. */
  tokenHash: string;
};

/** The link of a token or of the one in its reminder or messages; undefined for all that were never given out. */
export async function findLink(db: Db, token: string, now: number): Promise<FoundLink | undefined> {
  const hash = await hashOf(token);
  if (hash === undefined) return undefined;
  const [row] = await linkOfToken(db).all({ hash });
  return found(row, now);
}

/** The hash of what may be a token. */
export const hashOf = async (token: string): Promise<string | undefined> =>
  isToken(token) ? hashed(token) : undefined;

/** A link of this shop's job; undefined when there is none. */
export async function findLinkOf(
  db: Db,
  { shopId, jobId, linkId }: JobRef & { linkId: string },
  now: number,
): Promise<FoundLink | undefined> {
  const ofJob = and(eq(links.shopId, shopId), eq(links.jobId, jobId), eq(links.id, linkId));
  const [row] = await linkQuery(db, ofJob);
  return found(row, now);
}

function found(row: Row | undefined, now: number): FoundLink | undefined {
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
