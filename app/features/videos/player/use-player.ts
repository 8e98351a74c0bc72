import { type RefObject, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { SavedPosition } from "#app/features/videos/watching.ts";
import { playerOrigin } from "#app/features/videos/youtube.ts";
import { greetPlayer } from "./player-greeting.ts";
import { greetings, type PlayerMessage, readMessage } from "./player-messages.ts";
import { watchSilence } from "./player-silence.ts";

/** How often the position is saved while playing. */
const saveEvery = 10_000;

/**
 * Listens to a player and saves its position: regularly, on pause and end, and when the page is
 * left. Accepts messages from YouTube's origin and this frame only. Returns whether the player
 * failed; a later message resets that.
 */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  videoId: string,
  onSaved?: (heard: SavedPosition) => void,
): boolean {
  const [failed, setFailed] = useState(false);
  const onSavedRef = useRef(onSaved);
  onSavedRef.current = onSaved;

  useEffect(() => {
    let saved = -1;
    let savedAt = Date.now();
    const played: Played = { position: 0, length: 0 };

    const save = () => {
      if (played.length <= 0 || played.position <= 0 || Math.abs(played.position - saved) < 1)
        return;
      saved = played.position;
      savedAt = Date.now();
      void savePosition(videoId, played).then((result) => result && onSavedRef.current?.(result));
    };
    const handle = (message: PlayerMessage) => {
      if (message.error !== undefined) return setFailed(true);
      setFailed(false);
      played.length = message.length ?? played.length;
      // A player reports 0 before it seeks to its start.
      played.position = message.position || played.position;
      const stopped = message.state === 0 || message.state === 2;
      if (stopped || Date.now() - savedAt >= saveEvery) save();
    };
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== playerOrigin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (!message) return;
      greeting.stop();
      silence.answered();
      handle(message);
    };
    const greet = () => {
      for (const message of greetings(videoId))
        frame.current?.contentWindow?.postMessage(message, playerOrigin);
    };
    const onLoad = () => {
      greeting.loaded();
      silence.loaded();
    };
    const onHide = () => document.visibilityState === "hidden" && save();

    const greeting = greetPlayer(greet);
    const silence = watchSilence(() => setFailed(true));
    const element = frame.current;
    element?.addEventListener("load", onLoad);
    addEventListener("message", onMessage);
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      greeting.stop();
      silence.stop();
      element?.removeEventListener("load", onLoad);
      removeEventListener("message", onMessage);
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", onHide);
      save();
    };
  }, [frame, videoId]);

  return failed;
}

type Played = { position: number; length: number };

/**
 * `keepalive` lets the request outlive its page. Errors are ignored: they should not disturb the
 * viewer.
 */
async function savePosition(
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
