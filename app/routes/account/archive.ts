import { href, redirect } from "react-router";
import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { countAttempt } from "#app/features/account/password/attempts.server.ts";
import { ownData } from "#app/features/exports/own-data.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { zipOf } from "#app/platform/archive/zip.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Route } from "./+types/archive";

// The layout has the guard too, but the archive holds everything and checks for itself.
export const middleware = [guard("member")];

/** The file name of an archive. */
const fileNames: Record<Language, string> = { en: "llave_my_data", es: "llave_mis_datos" };

/** The archive of one's own data; `?from=501` has the work orders from that number on. */
export const loader = read(
  "member",
  async ({ platform, now, request, context, viewer }: Route.LoaderArgs & SignedIn) => {
    // A link on another site must not cause this work.
    if (request.headers.get("sec-fetch-site") === "cross-site")
      throw redirect(href("/account/download"));
    const counted = await countAttempt(platform, "download", viewer.email);
    if (!counted.ok) throw redirect(`${href("/account/download")}?wait=${counted.minutes}`);

    const language = languageOf(context);
    const first = Math.max(
      1,
      Number(/^\d{1,9}$/.exec(new URL(request.url).searchParams.get("from") ?? "")?.[0] ?? 1),
    );
    const name = `${fileNames[language]}${first === 1 ? "" : `_${workId(first)}`}.zip`;
    const getT = await loadEveryT();
    return new Response(zipOf(ownData(platform, { viewer, first, language, getT }), now), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      },
    });
  },
);
