import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import { logoResponse } from "#app/routes/link/logo-response.server.ts";
import type { Route } from "./+types/counter-logo";

/** The shop's logo on a device on which a customer answers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { findHeld } = await import("./find-held.server.ts");
  const { found } = await findHeld(context);
  return logoResponse(context.get(platformContext), found ?? notFound());
}
