import { problemMessage } from "#app/features/news/sources/source-words.ts";
import { findSource } from "#app/features/news/sources/sources.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { refreshSource } from "./refresh.server.ts";
import type { Refreshed } from "./refreshed.ts";

type Services = Pick<Platform, "db" | "web" | "now" | "queue">;

/**
 * Fetches a source for an administrator, due or not; returns the result as a message, or undefined
 * when there is no such source.
 */
export async function fetchNow(
  services: Services,
  actorId: string,
  id: string,
): Promise<{ message: Message; succeeded: boolean } | undefined> {
  const { db } = services;
  const source = await findSource(db, id);
  if (!source) return undefined;
  const alsoWrite = auditEntry(db, {
    actorId,
    action: "source.fetched",
    subjectId: id,
    after: { name: source.name, url: source.url },
    now: services.now(),
  });
  const refreshed = await refreshSource(services, id, { now: true, alsoWrite });
  return {
    message: resultMessage(refreshed),
    succeeded: refreshed.done === "read" || refreshed.done === "unchanged",
  };
}

function resultMessage(refreshed: Refreshed): Message {
  switch (refreshed.done) {
    case "read":
      return {
        key: "news:fetched.read",
        params: { found: refreshed.found, added: refreshed.added },
      };
    case "missed":
      return problemMessage(refreshed.problem, refreshed.status);
    default:
      return { key: `news:fetched.${refreshed.done}` };
  }
}
