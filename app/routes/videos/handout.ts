import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { handoutFileName } from "#app/features/videos/catalog/handout.ts";
import { openHandout } from "#app/features/videos/catalog/handouts.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/handout";

// Behind its layout's guard too; paid content checks for itself.
export const middleware = [guard("videos")];

/** A video's handout: a PDF that is downloaded, never displayed as anything else. */
export const loader = read(
  "videos",
  async ({ platform, db, params }: Route.LoaderArgs & SignedIn) => {
    const { files } = platform;
    const { title, body } = (await openHandout(db, files, params.videoId)) ?? notFound();
    return new Response(body.body, {
      headers: {
        "content-type": "application/pdf",
        "content-length": String(body.size),
        "content-disposition": `attachment; filename="${handoutFileName(title)}"`,
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    });
  },
);
