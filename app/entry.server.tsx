import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { i18nOf } from "./i18n/i18n.server.ts";
import { requestContext } from "./platform/context.ts";
import { RequestContext } from "./ui/request.ts";

export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { id, nonce } = context.get(requestContext);
  let code = status;
  const stream = await renderToReadableStream(
    <RequestContext value={{ id, nonce }}>
      <I18nextProvider i18n={i18nOf(context)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </RequestContext>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError(error) {
        code = 500;
        if (!request.signal.aborted) console.error(`request ${id}`, error);
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: code, headers });
}

/** What went wrong in a loader or an action, under the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) console.error(`request ${context.get(requestContext).id}`, error);
};
