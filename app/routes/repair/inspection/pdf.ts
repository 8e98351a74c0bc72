import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import {
  findInspection,
  readPrintedPhotos,
} from "#app/features/approval/inspection/find-inspection.server.ts";
import { inspectionFileName } from "#app/features/approval/inspection/inspection-file.ts";
import { isPaper, languagesOf } from "#app/features/papers/paper.ts";
import { notFound } from "#app/http/answers.ts";
import { loadWords } from "#app/i18n/load-words.server.ts";
import { paced } from "#app/routes/paced-file.server.ts";
import { pdfAnswer } from "#app/routes/pdf-answer.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Route } from "./+types/pdf";

// A resource: no layout runs before it.
export const middleware = [guard("records")];

/** The inspection of a job on paper, in the job's language or as `?paper=` says. It has no prices. */
export const loader = read(
  { area: "records", needs: "readRecords" },
  paced(async ({ platform, db, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { files } = platform;
    const asked = new URL(request.url).searchParams.get("paper");
    const ref = { shopId: shop.id, jobId: params.jobId };
    const { printed, language } = (await findInspection(db, ref)) ?? notFound();
    const paper = isPaper(asked) ? asked : language;
    return pdfAnswer(context, "an inspection could not be printed", async (loadFont) => {
      const [words, pictures, { printInspection }] = await Promise.all([
        Promise.all(languagesOf(paper, language).map(loadWords)),
        readPrintedPhotos(files, shop.id, printed),
        // Loaded when something is printed: pages do not wait for it.
        import("#app/features/approval/inspection/print-inspection.server.ts"),
      ]);
      const pdf = await printInspection(words as [Words], printed, { loadFont, pictures });
      return { pdf, name: inspectionFileName(printed.workId, paper) };
    });
  }),
);
