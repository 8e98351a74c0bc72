import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/account/viewer.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";

/**
 * The answer to a member who asks for files faster than anyone reads them: each is made when it is
 * asked for. Undefined while they may have one more.
 */
export async function tooManyFiles(
  context: Readonly<RouterContextProvider>,
  viewer: Pick<Viewer, "id">,
): Promise<Response | undefined> {
  if (await context.get(platformContext).mayMakeFile(viewer.id)) return undefined;
  const { t } = await wordsOf(context);
  return new Response(t("ui:download.tooMany"), {
    status: 429,
    headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "60" },
  });
}
