import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { hear } from "#app/features/speech/server/hear.server.ts";
import { refuse } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { isLanguage } from "#app/values/language.ts";
import type { Route } from "./+types/speech";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** A recording as the body of the request; answers what was heard, and stores nothing. */
export const action = write(
  { area: "repair", needs: "diagnose", stores: "files" },
  { failed: "speech:problem.failed" },
  async ({ platform, context, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const asked = new URL(request.url).searchParams.get("language");
    const language = isLanguage(asked) ? asked : languageOf(context);
    const who = { by: viewer.id, shopId: shop.id, language };
    const heard = await hear(platform, request, who);
    if (heard.ok) return heard;
    return refuse(`speech:problem.${heard.problem}`, heard.problem === "spent" ? 429 : 422);
  },
);
