import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { handoutFileName } from "#app/features/videos/catalog/handout.ts";
import { openHandout } from "#app/features/videos/catalog/handouts.server.ts";
import { notFound } from "#app/http/answers.ts";
import { storedFile } from "#app/http/stored-file.ts";
import type { Route } from "./+types/handout";

// Behind its layout's guard too; paid content checks for itself.
export const middleware = [guard("videos")];

/** A video's handout: a PDF that is downloaded, never displayed as anything else. */
export const loader = read(
  "videos",
  async ({ platform, db, params }: Route.LoaderArgs & SignedIn) => {
    const { files } = platform;
    const { title, body } = (await openHandout(db, files, params.videoId)) ?? notFound();
    return storedFile(body, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${handoutFileName(title)}"`,
      "cache-control": "private, no-store",
    });
  },
);
