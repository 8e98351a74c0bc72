import { and, desc, eq } from "drizzle-orm";
import {
  answeredBy,
  hasPaper,
  hasQuotes,
  isChanged,
  isDecided,
  isForAnswer,
  isReplaced,
} from "#app/features/approval/links/link-rows.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The links of a job, the newest first, with what their states follow. */
export const linksQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      id: links.id,
      revision: links.revision,
      email: links.email,
      createdAt: links.createdAt,
      openedAt: links.openedAt,
      expiresAt: links.expiresAt,
      revokedAt: links.revokedAt,
      remindedAt: links.remindedAt,
      isDecided,
      isReplaced,
      isChanged,
      hasPaper,
      way: answeredBy,
      hasQuotes,
    })
    .from(links)
    .where(and(eq(links.shopId, shopId), eq(links.jobId, jobId), isForAnswer))
    .orderBy(desc(links.createdAt), desc(links.id))
    .limit(10);
