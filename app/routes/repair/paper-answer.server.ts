import type { RouterContextProvider } from "react-router";
import type { FoundJobPaper } from "#app/features/papers/invoice-of-row.server.ts";
import { firstOf, jobPaperFileName } from "#app/features/papers/job-paper.ts";
import { readLogo } from "#app/features/papers/work-order/logo-bytes.server.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";

type DocumentRequest = {
  context: Readonly<RouterContextProvider>;
  shopId: string;
  find: () => Promise<FoundJobPaper | undefined>;
};

/** The response with the PDF of a job's paper; 404 when there is none. */
export async function paperAnswer({ context, shopId, find }: DocumentRequest): Promise<Response> {
  const { files, asset } = context.get(platformContext);
  try {
    const { content, paper, languages, logoFile } = (await find()) ?? notFound();
    // Loaded when something is printed: pages do not wait for it.
    const { printJobPaper } = await import("#app/features/papers/work-order-pdf.server.ts");
    const [t, ...besides] = await Promise.all(languages.map(loadT));
    const pdf = await printJobPaper(content, {
      t: t!,
      besides,
      loadFont: () => asset(wideFontPath),
      logo: await readLogo(files, shopId, logoFile),
    });
    const fileName = jobPaperFileName(
      content.kind,
      { workId: firstOf(content).order.workId, number: content.number },
      paper,
    );
    return new Response(pdf, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error; // not found
    log.error("the paper of a job could not be printed", error);
    return new Response((await wordsOf(context)).t("quotes:order.failed"), {
      status: 500,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
}
