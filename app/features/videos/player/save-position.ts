import { href } from "react-router";
import type { Heard } from "#app/features/videos/watching.ts";

export type Played = { position: number; length: number };

/**
 * Outlives the page that sends it. A position that cannot be saved is no reason to disturb who
 * watches.
 */
export async function savePosition(
  videoId: string,
  { position, length }: Played,
): Promise<Heard | undefined> {
  try {
    const body = new URLSearchParams({ position: position.toFixed(1), length: length.toFixed(1) });
    const answer = await fetch(href("/videos/:videoId/position", { videoId }), {
      method: "POST",
      body,
      keepalive: true,
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
