import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSilence } from "#app/features/videos/player/player-silence.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a player fails 1.5 seconds after its frame has loaded", () => {
  const failed = vi.fn();
  const silence = watchSilence(failed);
  vi.advanceTimersByTime(1_000);
  silence.loaded();
  vi.advanceTimersByTime(1_499);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledOnce();
});

test("a player whose frame never loads fails after six seconds", () => {
  const failed = vi.fn();
  watchSilence(failed);
  vi.advanceTimersByTime(5_999);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledOnce();
});

test("a player that answers, or is closed, does not fail", () => {
  const failed = vi.fn();
  const [speaks, closed] = [watchSilence(failed), watchSilence(failed)];
  for (const silence of [speaks, closed]) silence.loaded();
  speaks.answered();
  closed.stop();
  vi.runAllTimers();
  expect(failed).not.toHaveBeenCalled();
});
