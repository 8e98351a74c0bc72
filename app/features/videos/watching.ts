import { videoLimits } from "./video.ts";

/** The server's answer to a saved position. */
export type SavedPosition = { watched: boolean; completed: boolean };

/** The share of the length that counts as watched. */
const watchedShare = 0.9;

/** The share that must really have been played: small skips are fine, a jump to the end is not. */
const playedShare = 0.8;

const longest = videoLimits.minutes * 60;

/** A reported position as it is stored: whole seconds, within the length, at most a day. */
export function storedPosition(
  position: number,
  length: number,
): { position: number; length: number } {
  const clamped = Math.min(Math.max(Math.round(length), 0), longest);
  return { position: Math.min(Math.max(Math.floor(position), 0), clamped), length: clamped };
}

/**
 * The fastest playback rate, and the most seconds that may have been played before the first
 * report.
 */
const [fastest, firstReport] = [2, 30];

type WatchReport = { position: number; played: number; reportedAt: number };

/**
 * Seconds of a video that were played when the player is at `position`: no more than it advanced
 * since the last report, and no more than twice the time that passed by our clock. `latest`: the
 * last report of any of the member's players, so that several at once count as one. Instants in
 * milliseconds.
 */
export function playedSince(
  last: WatchReport | undefined,
  position: number,
  latest: number,
  now: number,
): number {
  if (!last) return Math.min(position, firstReport);
  const clock = Math.max(0, now - Math.max(last.reportedAt, latest)) / 1_000;
  return last.played + Math.floor(Math.min(Math.max(0, position - last.position), fastest * clock));
}

/**
 * Whether a video counts as watched at this position after so many seconds played. `minutes` is the
 * administrator's value: a far shorter length reported by a player is ignored.
 */
export function isWatched(
  { position, length, played }: { position: number; length: number; played: number },
  minutes: number | null,
): boolean {
  const known = Math.max(length, ((minutes ?? 1) - 1) * 60);
  return known > 0 && position >= watchedShare * known && played >= playedShare * known;
}

/** Where to resume: a little before the last position, and from the beginning after the end. */
export function resumeAt({ position, length }: { position: number; length: number }): number {
  if (position < 10 || (length > 0 && position >= 0.97 * length)) return 0;
  return position - 3;
}
