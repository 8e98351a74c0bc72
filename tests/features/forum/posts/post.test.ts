import { expect, test } from "vitest";
import { readRepliesAsked } from "#app/features/forum/posts/addresses.ts";
import { memberNumber } from "#app/features/forum/posts/author.ts";
import { editableFor, mayEdit, minutesToWait, pace } from "#app/features/forum/posts/post.ts";
import { topicsAddress } from "#app/features/forum/topics/topics-address.ts";

const minute = 60_000;

test("a post is its author's to change for one day, to the millisecond, and not once it is hidden", () => {
  const post = { userId: "ana", createdAt: new Date(1_000), hiddenAt: null };
  expect(mayEdit(post, "ana", 1_000 + editableFor - 1)).toBe(true);
  expect(mayEdit(post, "ana", 1_000 + editableFor)).toBe(false);
  expect(mayEdit(post, "luis", 2_000)).toBe(false);
  expect(mayEdit({ ...post, userId: null }, "ana", 2_000)).toBe(false);
  expect(mayEdit({ ...post, hiddenAt: new Date(1_500) }, "ana", 2_000)).toBe(false);
});

test("who posts too fast hears how many minutes to wait", () => {
  const now = 1_000 * minute;
  const posts = (count: number, ago: number) => Array.from({ length: count }, () => now - ago);
  expect(minutesToWait([], now)).toBe(0);
  expect(minutesToWait(posts(pace.posts - 1, 0), now)).toBe(0);
  expect(minutesToWait(posts(pace.posts, 0), now)).toBe(pace.minutes);
  expect(minutesToWait(posts(pace.posts, 9.5 * minute), now)).toBe(1);
  expect(minutesToWait(posts(pace.posts, pace.minutes * minute), now)).toBe(0);
  expect(minutesToWait([...posts(5, 0), ...posts(5, 20 * minute)], now)).toBe(0);
});

test("a member without a name has a short number that stays the same", () => {
  expect(memberNumber("0190a5c0-0000-7000-8000-000000000001")).toBe(
    memberNumber("0190a5c0-0000-7000-8000-000000000001"),
  );
  const numbers = Array.from({ length: 2_000 }, (_, at) =>
    memberNumber(`0190a5c0-0000-7000-8000-${at}`),
  );
  for (const number of numbers) expect(number >= 1_000 && number < 100_000).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(1_900);
});

test("what makes no sense in an address is as if it were not there", () => {
  const asked = (query: string) => topicsAddress.read(new URLSearchParams(query));
  expect(asked("before=x&below=-1&q=%20")).toEqual({
    text: "",
    before: undefined,
    below: undefined,
    show: 20,
  });
  expect(topicsAddress.href(asked("q=freno&show=60"))).toBe("/discussion?q=freno&show=60");
  expect(topicsAddress.href(asked("q=freno&below=42"))).toBe("/discussion?q=freno&below=42");
  expect(topicsAddress.href(asked("before=5_a"))).toBe("/discussion?before=5_a");
  expect(readRepliesAsked(new URLSearchParams("from=5_a&until=6_b"))).toEqual({
    from: { at: 5, id: "a" },
  });
  expect(readRepliesAsked(new URLSearchParams("page=last"))).toEqual({ last: true });
});
