/**
 * The messages of YouTube's embedded player: JSON over `postMessage`
 * (developers.google.com/youtube/iframe_api_reference). Implemented here, so that no script of
 * YouTube's runs on our pages.
 */
export type PlayerMessage = {
  /** Seconds. */
  position?: number;
  length?: number;
  /** 0 ended, 1 playing, 2 paused. */
  state?: number;
  /** 2, 5, 100, 101, 150, 153: deleted, private, or not embeddable. */
  error?: number;
};

/** Parses a message; undefined when it is none of the player's. */
export function readMessage(data: unknown): PlayerMessage | undefined {
  if (typeof data !== "string" || data.length > 200_000) return undefined;
  let message: { event?: unknown; info?: unknown };
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof message !== "object" || message === null || typeof message.event !== "string")
    return undefined;
  if (message.event === "onError")
    return { error: number(message.info) ?? number(field(message.info, "errorCode")) ?? -1 };
  if (message.event === "onStateChange")
    return { ...(number(message.info) !== undefined && { state: number(message.info)! }) };
  const result: PlayerMessage = {};
  const [position, length, state] = ["currentTime", "duration", "playerState"].map((name) =>
    number(field(message.info, name)),
  );
  if (position !== undefined && position >= 0) result.position = position;
  if (length !== undefined && length > 0) result.length = length;
  if (state !== undefined) result.state = state;
  return result;
}

const field = (info: unknown, name: string): unknown =>
  typeof info === "object" && info !== null ? (info as Record<string, unknown>)[name] : undefined;

const number = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** Tells the player that the page listens, and to which events. */
export const greetings = (id: string): string[] => [
  JSON.stringify({ event: "listening", id, channel: "widget" }),
  ...["onError", "onStateChange"].map((event) =>
    JSON.stringify({
      event: "command",
      func: "addEventListener",
      args: [event],
      id,
      channel: "widget",
    }),
  ),
];

/** The address of the player for one video. `start` in seconds. */
export function playerUrl(
  embed: string,
  { start, origin, language }: { start: number; origin: string; language: string },
): string {
  const asked = {
    autoplay: "1",
    enablejsapi: "1",
    playsinline: "1",
    rel: "0",
    hl: language,
    origin,
    start: String(Math.floor(start)),
  };
  return `${embed}?${new URLSearchParams(asked)}`;
}
