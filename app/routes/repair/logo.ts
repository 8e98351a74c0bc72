import { type InShop, read } from "#app/features/account/guard.server.ts";
import { openLogo } from "#app/features/shop/logo.server.ts";
import { logoType } from "#app/features/shop/logo.ts";
import { notFound } from "#app/http/answers.ts";
import { storedFile } from "#app/http/stored-file.ts";
import type { Route } from "./+types/logo";

// The name is the content's hash, so what it names never changes. Served so that no browser can
// take it for anything but a picture.
export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, params, shop }: Route.LoaderArgs & InShop) => {
    const logo = (await openLogo(platform.files, shop.id, params.file)) ?? notFound();
    return storedFile(logo, {
      "content-type": logoType(params.file),
      "cache-control": "private, max-age=31536000, immutable",
    });
  },
);
