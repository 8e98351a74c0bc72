import type { JobToSend } from "#app/features/approval/send/read-job.server.ts";
import type { ShownLink } from "#app/features/approval/send/sent-links.tsx";
import { linkState } from "./link.ts";

/** The links of a job as its page shows them. `now` in milliseconds. */
export const shownLinks = (sent: JobToSend["sent"], now: number): ShownLink[] =>
  sent.map((link) => {
    const times = {
      createdAt: link.createdAt.getTime(),
      openedAt: link.openedAt?.getTime() ?? null,
      expiresAt: link.expiresAt.getTime(),
      remindedAt: link.remindedAt?.getTime() ?? null,
    };
    const facts = {
      revokedAt: link.revokedAt?.getTime() ?? null,
      expiresAt: times.expiresAt,
      isDecided: link.isDecided === 1,
      isReplaced: link.isReplaced === 1,
      isChanged: link.isChanged === 1,
    };
    const { id, revision, email, way } = link;
    const shown = {
      id,
      revision,
      email,
      way,
      hasPaper: link.hasPaper === 1,
      hasQuotes: link.hasQuotes === 1,
    };
    const { isDecided } = facts;
    return { ...shown, ...times, isDecided, state: linkState(facts, now) };
  });
