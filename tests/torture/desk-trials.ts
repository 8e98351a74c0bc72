import { killsAtTheShelf } from "./kill/shelf.ts";
import { byTests, type Trial } from "./trial.ts";

/**
 * Trials of two people who compete at the desk: for the last hour of a day, or the last filter on a
 * shelf.
 */
export const deskTrials: readonly Trial[] = [
  {
    row: "R16",
    name: "hours",
    what: "two who take the last hour of a day; bookings and moves beside a shop that changes its hours; floods of bookings",
    goal: 1_000,
    run: byTests({
      project: "rules",
      files: ["calendar/races", "calendar/floods"].map((name) => `tests/features/${name}.test.ts`),
    }),
  },
  {
    row: "R16",
    name: "shelf",
    what: "ten who take the last three of a part; random histories of twelve at once at one item; orders of the same parts, each sent and mailed twice (goal: of each)",
    goal: 1_000,
    run: byTests({
      project: "rules",
      files: ["stock/races", "stock/random-history", "parts/order-races"].map(
        (name) => `tests/features/${name}.test.ts`,
      ),
    }),
  },
  {
    row: "R16",
    name: "shelf-kills",
    what: "kill -9 while six take the last three of a part, bring back and count, and two order and mail the same parts; sent again afterwards",
    goal: 1_000,
    run: killsAtTheShelf,
  },
];
