import { data, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { findViewerOf } from "#app/features/account/guard.server.ts";
import { CodeSheet } from "#app/features/assistant/codes/code-sheet.tsx";
import { PublicHead } from "#app/features/site/public-head.tsx";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { useWords, type WithWords } from "#app/ui/words.ts";
import { readCode } from "#app/values/fault-code.ts";
import type { Route } from "./+types/code";

export const handle: WithWords = { words: ["codes"] };

/** One code: its meaning for everyone, the rest for those whose plan holds it. Loaded here, so that no page carries the library. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const code = readCode(params.code) ?? notFound();
  if (code !== params.code) throw redirect(`/codes/${code}${new URL(request.url).search}`, 301);
  const { sheetOf } = await import("#app/features/assistant/codes/sheet.server.ts");
  const member = mayEnter("codes", findViewerOf(context));
  const sheet = sheetOf(code, languageOf(context), member);
  return data({ sheet, member }, { status: sheet.kind === "unknown" || sheet.kind === "reserved" ? 404 : 200 });
}

export default function Page({ loaderData: { sheet, member } }: Route.ComponentProps) {
  const { say } = useWords();
  const { code, kind, title = say(kind === "known" ? "codes:title" : `codes:${kind}`) } = sheet;
  return (
    <>
      <PublicHead page={`${code}: ${title}`} description={say("codes:description", { code, title })} at={`/codes/${code}`} />
      {kind !== "known" && <meta name="robots" content="noindex" />}
      <CodeSheet sheet={sheet} member={member} />
    </>
  );
}
