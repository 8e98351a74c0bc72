import type { RouterContextProvider } from "react-router";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Pdf = { pdf: Uint8Array<ArrayBuffer>; name: string };
type LoadFont = () => Promise<ArrayBuffer>;

/** The response with a PDF that only its reader may store. */
export const pdfFile = ({ pdf, name }: Pdf): Response =>
  new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });

/** Prints a PDF; if that fails, the response is `message`, and the error is logged as `failure`. */
export async function pdfAnswer(
  context: Readonly<RouterContextProvider>,
  failure: string,
  print: (loadFont: LoadFont) => Promise<Pdf>,
  message: WordKey = "quotes:order.failed",
): Promise<Response> {
  const { asset } = context.get(platformContext);
  try {
    return pdfFile(await print(() => asset(wideFontPath)));
  } catch (error) {
    if (!(error instanceof Error)) throw error; // not found
    log.error(failure, error);
    return new Response((await wordsOf(context)).t(message), {
      status: 500,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
}
