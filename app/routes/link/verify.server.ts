import { findSentByHash } from "#app/features/approval/links/list-events.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/verify";
import { ended } from "./read-link.server.ts";

/** Whether a file was sent by a shop: by its hash, and by nothing else of it. */
export async function showVerification({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { ip } = context.get(requestContext);
  const hash = (new URL(request.url).searchParams.get("hash") ?? "").trim().slice(0, 100);
  const isHash = /^[0-9a-f]{64}$/i.test(hash);
  if (isHash && !(await platform.mayTry(ip))) return ended(context, "tooOften");
  const sentAt = isHash ? await findSentByHash(platform.db, hash.toLowerCase()) : undefined;
  return { kind: "verdict", hash, sentAt, isMalformed: hash !== "" && !isHash } as const;
}
