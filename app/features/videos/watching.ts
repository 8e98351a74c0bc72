import { videoLimits } from "./video.ts";

/** What the server answers to a saved position. */
export type Heard = { watched: boolean; completed: boolean };

/** How much of the length is enough (decision 36). */
const enough = 0.9;

/**
 * And how much of it must really have been played: what is skipped by a few steps does no harm, a
 * jump to the end does.
 */
const enoughPlayed = 0.8;

const longest = videoLimits.minutes * 60;

/**
 * What a player says it played, as it may be written down: whole seconds, neither past the end nor
 * of a video longer than a day.
 */
export function heard(position: number, length: number): { position: number; length: number } {
  const clamped = Math.min(Math.max(Math.round(length), 0), longest);
  return { position: Math.min(Math.max(Math.floor(position), 0), clamped), length: clamped };
}

/**
 * How fast a video may be played, and how many seconds a player may have played before it first
 * says so.
 */
const [fastest, unheard] = [2, 30];

type Counted = { position: number; played: number; heardAt: number };

/**
 * How many seconds of a video someone has played when their player is at `position`: no more than
 * it went on since it was last heard, and no more than the server's clock did, at double speed.
 * `latest`: when any player of theirs was last heard, so that several at once count as one.
 * Instants in milliseconds.
 */
export function playedSince(
  last: Counted | undefined,
  position: number,
  latest: number,
  now: number,
): number {
  if (!last) return Math.min(position, unheard);
  const clock = Math.max(0, now - Math.max(last.heardAt, latest)) / 1_000;
  return last.played + Math.floor(Math.min(Math.max(0, position - last.position), fastest * clock));
}

/**
 * Whether a video counts as watched at this position, having been played for so long. `minutes` is
 * what the administrator wrote: a player that claims a far shorter length is not believed.
 */
export function isWatched(
  { position, length, played }: { position: number; length: number; played: number },
  minutes: number | null,
): boolean {
  const known = Math.max(length, ((minutes ?? 1) - 1) * 60);
  return known > 0 && position >= enough * known && played >= enoughPlayed * known;
}

/** Where to go on: a breath before where one stopped, and from the beginning after the end. */
export function resumeAt({ position, length }: { position: number; length: number }): number {
  if (position < 10 || (length > 0 && position >= 0.97 * length)) return 0;
  return position - 3;
}
