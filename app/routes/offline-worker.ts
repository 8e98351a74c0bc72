import { readWorker } from "#app/features/offline/script.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/offline-worker";

export const loader = ({ context }: Route.LoaderArgs) =>
  readWorker(context.get(platformContext).config);
