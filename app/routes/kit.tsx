import { KitPage } from "#app/features/site/kit/kit-page.tsx";
import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/kit";

/** For whoever works on the product: where mail is real, there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(platformContext).config.mail !== "demo") notFound();
  return null;
}

export default KitPage;
