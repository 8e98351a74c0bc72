import { securityText } from "#app/features/site/public/security-text.ts";
import { currentSettings } from "#app/platform/config/settings.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/security-text";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { appUrl, contactEmail } = platform.config;
  const settings = await currentSettings(platform);
  return new Response(securityText(appUrl, settings.contactEmail ?? contactEmail, platform.now()), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
