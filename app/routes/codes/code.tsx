import { data, href, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import { readRange } from "#app/features/codes/catalog.server.ts";
import { loadLibrary } from "#app/features/codes/load-library.server.ts";
import { CodePage } from "#app/features/codes/page/code-page.tsx";
import type { System } from "#app/features/codes/systems.ts";
import { PublicHead } from "#app/features/site/public/public-head.tsx";
import type { Category } from "#app/features/videos/video.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { useWords } from "#app/ui/words.ts";
import { readCode, readImpossibleCode } from "#app/values/fault-code.ts";
import type { Route } from "./+types/code";
import { historyOf } from "./history.server.ts";

/** A code: its meaning for everyone, causes and checks for members. Imports the library on demand. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const code = readCode(params.code) ?? readImpossibleCode(params.code) ?? notFound();
  if (code !== params.code)
    throw redirect(href("/codes/:code", { code }) + new URL(request.url).search, 301);
  const platform = context.get(platformContext);
  const viewer = viewerOf(context);
  const jobId = new URL(request.url).searchParams.get("job");
  const [{ detailsOf }, range, , history] = await Promise.all([
    import("#app/features/codes/page/details.server.ts"),
    readRange(code),
    loadLibrary(),
    viewer && historyOf(platform, { viewer, code, jobId, language: languageOf(context) }),
  ]);
  const member = mayEnter("codes", viewer);
  const details = detailsOf(code, languageOf(context), member, range);
  const lacking = ["unknown", "reserved", "impossible"].includes(details.kind);
  const open = {
    forum: mayEnter("forum", viewer),
    videos: mayEnter("videos", viewer),
    assistant: mayEnter("assistant", viewer),
  };
  return data({ details, member, open, history }, { status: lacking ? 404 : 200 });
}

/** The category of videos for a system of the car. */
const videoCategory: Record<System, Category> = {
  air: "engine",
  fuel: "engine",
  ignition: "engine",
  engine: "engine",
  cooling: "engine",
  emissions: "diagnostics",
  climate: "maintenance",
  electrical: "electrical",
  control: "diagnostics",
  network: "electrical",
  transmission: "transmission",
  hybrid: "electrical",
  restraints: "electrical",
  brakes: "brakes",
  chassis: "suspension",
};

export default function Page({
  loaderData: { details, member, open, history },
}: Route.ComponentProps) {
  const { t } = useWords();
  const { code, kind, title = t(kind === "known" ? "codes:title" : `codes:${kind}`) } = details;
  const videos = open.videos && details.area ? videoCategory[details.area] : undefined;
  return (
    <>
      <PublicHead
        page={`${code}: ${title}`}
        description={t(kind === "known" ? "codes:description" : `codes:${kind}Text`, {
          code,
          title,
        })}
        at={href("/codes/:code", { code })}
      />
      {kind !== "known" && <meta name="robots" content="noindex" />}
      <CodePage details={details} member={member} open={{ ...open, videos }} history={history} />
    </>
  );
}
