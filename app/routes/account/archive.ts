import { redirect } from "react-router";
import { guard, viewerOf } from "#app/features/account/guard.server.ts";
import { countAttempt } from "#app/features/account/password/attempts.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { zipOf } from "#app/platform/archive/zip.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/archive";
import { ownData } from "./own-data.server.ts";

// The layout's guard stands before it too; an archive of all that somebody has decides for itself.
export const middleware = [guard("member")];

/**
 * All that is kept of whoever asks, as one archive; `?from=501` holds the work orders from that
 * number on.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = viewerOf(context);
  // Another site may not make the server work by a link.
  if (request.headers.get("sec-fetch-site") === "cross-site") throw redirect("/account/download");
  const counted = await countAttempt(platform, "download", viewer.email);
  if (!counted.ok) throw redirect(`/account/download?wait=${counted.minutes}`);

  const language = languageOf(context);
  const first = Math.max(
    1,
    Number(/^\d{1,9}$/.exec(new URL(request.url).searchParams.get("from") ?? "")?.[0] ?? 1),
  );
  const name = `${language === "es" ? "llave_mis_datos" : "llave_my_data"}${first === 1 ? "" : `_${workId(first)}`}.zip`;
  return new Response(zipOf(ownData(platform, { viewer, first, language }), platform.now()), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
