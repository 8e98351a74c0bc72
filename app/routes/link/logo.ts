import { notFound } from "#app/http/answers.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/logo";
import { logoResponse } from "./logo-response.server.ts";

/** The shop's logo, for whoever has a link that is open or decided. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { lookUp } = await import("./read-link.server.ts");
  const platform = context.get(platformContext);
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  return logoResponse(platform, typeof found === "string" ? notFound() : found);
}
