import { href } from "react-router";
import type { SavedPosition } from "#app/features/videos/watching.ts";

export type Played = { position: number; length: number };

/**
 * `keepalive` lets the request outlive its page. Errors are ignored: they should not disturb the
 * viewer.
 */
export async function savePosition(
  videoId: string,
  { position, length }: Played,
): Promise<SavedPosition | undefined> {
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
