import type { RouterContextProvider } from "react-router";
import type { FoundJobPaper } from "#app/features/papers/invoice-of-row.server.ts";
import { firstOf, jobPaperFileName } from "#app/features/papers/job-paper.ts";
import { readLogo } from "#app/features/papers/work-order/logo-bytes.server.ts";
import { notFound } from "#app/http/answers.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { pdfAnswer } from "#app/routes/pdf-answer.server.ts";

type DocumentRequest = {
  context: Readonly<RouterContextProvider>;
  shopId: string;
  find: () => Promise<FoundJobPaper | undefined>;
};

/** The response with the PDF of a job's paper; 404 when there is none. */
export const paperAnswer = ({ context, shopId, find }: DocumentRequest): Promise<Response> =>
  pdfAnswer(context, "the paper of a job could not be printed", async (loadFont) => {
    const { content, paper, languages, logoFile } = (await find()) ?? notFound();
    // Loaded when something is printed: pages do not wait for it.
    const { printJobPaper } = await import("#app/features/papers/print-paper.server.ts");
    const [t, ...besides] = await Promise.all(languages.map(loadT));
    const logo = await readLogo(context.get(platformContext).files, shopId, logoFile);
    const pdf = await printJobPaper(content, { t: t!, besides, loadFont, logo });
    const order = { workId: firstOf(content).order.workId, number: content.number };
    return { pdf, name: jobPaperFileName(content.kind, order, paper) };
  });
