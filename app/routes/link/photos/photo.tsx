import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { PhotoPage } from "#app/features/approval/photos/photo-page.tsx";
import type { Route } from "./+types/photo";

// Loaded on demand: the pages of members do not need it.
export const loader = async (args: Route.LoaderArgs) =>
  (await import("./photos.server.ts")).showPhoto(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  return <PhotoPage large={page.large} />;
}
