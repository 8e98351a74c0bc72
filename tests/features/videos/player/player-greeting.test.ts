import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { greetPlayer } from "#app/features/videos/player/player-greeting.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("greets a player when its frame has loaded, then ever more slowly, until it answers", () => {
  const greet = vi.fn();
  const greeting = greetPlayer(greet);
  const sentAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return greet.mock.calls.length;
  };
  expect(sentAfter(5_000)).toBe(0);
  greeting.loaded();
  expect([sentAfter(0), sentAfter(250), sentAfter(500), sentAfter(500)]).toEqual([1, 2, 3, 3]);
  expect(sentAfter(60_000)).toBeLessThan(20);
  const sent = sentAfter(0);
  greeting.stop();
  expect(sentAfter(60_000)).toBe(sent);
});

test("greets anew the page that replaced another in the frame", () => {
  const greet = vi.fn();
  const greeting = greetPlayer(greet);
  greeting.loaded();
  vi.advanceTimersByTime(250);
  greeting.loaded();
  vi.advanceTimersByTime(250);
  expect(greet).toHaveBeenCalledTimes(4);
});
