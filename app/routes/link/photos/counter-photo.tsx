import { PhotoPage } from "#app/features/approval/photos/photo-page.tsx";
import type { Route } from "./+types/counter-photo";

// Loaded on demand: the pages of members do not need it.
export const loader = async (args: Route.LoaderArgs) =>
  (await import("./photos.server.ts")).showCounterPhoto(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  return <PhotoPage large={page.large} />;
}
