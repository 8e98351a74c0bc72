import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** React Router's own entry for Workers, as its template has it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
) {
  let code = status;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    onError(error) {
      code = 500;
      console.error(error);
    },
  });
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  headers.set("content-type", "text/html");
  return new Response(stream, { status: code, headers });
}
