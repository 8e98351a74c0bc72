import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import {
  findInspection,
  readPrintedPhotos,
} from "#app/features/approval/inspection/find-inspection.server.ts";
import { inspectionFileName } from "#app/features/approval/inspection/inspection-file.ts";
import { isPaper, languagesOf } from "#app/features/papers/paper.ts";
import { notFound } from "#app/http/answers.ts";
import { wordsOf } from "#app/i18n/i18n.server.ts";
import { loadWords } from "#app/i18n/load-words.server.ts";
import { log } from "#app/platform/log/log.ts";
import { wideFontPath } from "#app/platform/paper/font-file.server.ts";
import { tooManyFiles } from "#app/routes/paced-file.server.ts";
import type { Words } from "#app/ui/words.ts";
import type { Route } from "./+types/pdf";

// A resource: no layout runs before it.
export const middleware = [guard("records")];

/** The inspection of a job on paper, in the job's language or as `?paper=` says. It has no prices. */
export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, db, context, params, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const refused = await tooManyFiles(context, viewer);
    if (refused) return refused;
    const { files, asset } = platform;
    const asked = new URL(request.url).searchParams.get("paper");
    const ref = { shopId: shop.id, jobId: params.jobId };
    const { printed, language } = (await findInspection(db, ref)) ?? notFound();
    const paper = isPaper(asked) ? asked : language;
    try {
      const [words, pictures, { printInspection }] = await Promise.all([
        Promise.all(languagesOf(paper, language).map(loadWords)),
        readPrintedPhotos(files, shop.id, printed),
        // Loaded when something is printed: pages do not wait for it.
        import("#app/features/approval/inspection/print-inspection.server.ts"),
      ]);
      const loadFont = () => asset(wideFontPath);
      const pdf = await printInspection(words as [Words], printed, { loadFont, pictures });
      return new Response(pdf, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${inspectionFileName(printed.workId, paper)}"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      log.error("an inspection could not be printed", error);
      return new Response((await wordsOf(context)).t("quotes:order.failed"), {
        status: 500,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
  },
);
