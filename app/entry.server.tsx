// Not the build that bundlers choose for Workers: that one encodes every name, attribute and text
// separately, which costs five times as much as this one, which writes them into one buffer.
import { renderToReadableStream } from "react-dom/server.node";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RequestContext } from "#app/ui/connection/request.ts";
import { wordsOf } from "./i18n/i18n.server.ts";
import { requestContext } from "./platform/context.ts";
import { log } from "./platform/log/log.ts";
import { WordsContext } from "./ui/words.ts";

export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { id, nonce } = context.get(requestContext);
  const words = await wordsOf(context);
  let code = status;
  const stream = await renderToReadableStream(
    <RequestContext value={{ id, nonce }}>
      <WordsContext value={words}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </WordsContext>
    </RequestContext>,
    {
      nonce,
      // Without JavaScript, a chunk that arrives late would never be moved into its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError(error) {
        code = 500;
        if (!request.signal.aborted) log.error("a page broke while it was written", error);
      },
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: code, headers });
}

/**
 * Logs an error of a loader or an action, under the id that the error page shows. React Router's
 * own refusals, as of a method that a route does not have, are no errors.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) log.error("a loader or an action failed", error);
};
