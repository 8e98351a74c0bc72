import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/account/viewer.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";

type FileRequest = { context: Readonly<RouterContextProvider>; viewer: Pick<Viewer, "id"> };

/**
 * Wraps the loader of a file that is made per request: a member who asks for files faster than
 * anyone reads them gets a 429.
 */
export const paced =
  <Args extends FileRequest>(loader: (args: Args) => Promise<Response>) =>
  async (args: Args): Promise<Response> =>
    (await tooManyFiles(args)) ?? loader(args);

async function tooManyFiles({ context, viewer }: FileRequest): Promise<Response | undefined> {
  if (await context.get(platformContext).mayMakeFile(viewer.id)) return undefined;
  const { t } = await wordsOf(context);
  return new Response(t("ui:download.tooMany"), {
    status: 429,
    headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "60" },
  });
}
