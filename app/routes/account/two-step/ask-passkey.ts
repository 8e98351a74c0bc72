import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { askOptions, toConfirm } from "#app/features/account/two-factor/passkey/passkeys.server.ts";
import type { Route } from "./+types/ask-passkey";

/** The options for the browser before a viewer confirms with a passkey. */
export const loader = read(
  "twoFactor",
  async ({ platform, viewer }: Route.LoaderArgs & SignedIn) => {
    const options = await askOptions(platform, toConfirm(viewer));
    return Response.json(options, { headers: { "cache-control": "no-store" } });
  },
);
