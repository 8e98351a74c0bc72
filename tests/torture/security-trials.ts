import { byTests, routes, type Trial } from "./trial.ts";

/** The S rows of the goals (security), at full size. */
export const securityTrials: readonly Trial[] = [
  {
    row: "S1",
    name: "routes",
    what: "cells: every address of the build, read, as data and written, by every kind of person",
    run: byTests({ project: "requests", files: routes("access") }),
  },
  {
    row: "S1",
    name: "records",
    what: "cells: jobs, quotes, papers and posts, one's own, another's, missing and malformed",
    run: byTests({
      project: "requests",
      files: routes(
        "repair/jobs-access",
        "repair/quotes/quote-access",
        "forum/ownership",
        "guards",
      ),
    }),
  },
  {
    row: "S2",
    name: "browser",
    what: "hostile texts on every page that shows them, and in every form, in Chromium",
    run: byTests({
      project: "browser",
      files: ["hostile", "hostile-videos", "hostile-forum", "news", "assistant"].map(
        (name) => `tests/browser/${name}.test.ts`,
      ),
      only: /hostile|scripts in|scripts typed|naughty/,
    }),
  },
  {
    row: "S2",
    name: "paper",
    what: "hostile texts on paper, read back",
    run: byTests({ project: "rules", files: ["tests/features/papers/work-order-hostile.test.ts"] }),
  },
  {
    row: "S2",
    name: "forms",
    what: "hostile texts and shapes of form at the entry points of an account",
    run: byTests({ project: "requests", files: routes("account/hostile-input") }),
  },
  {
    row: "S3",
    name: "doors",
    what: "fields that are not the user's to set, in every spelling; the auth library's own endpoints",
    run: byTests({
      project: "requests",
      files: routes("account/forged-requests", "repair/quotes/quotes", "forum/ownership"),
      only: /S3|not the|every other address|own endpoints/,
    }),
  },
  {
    row: "S3",
    name: "every-door",
    what: "such fields, each at every address of the build",
    run: byTests({ project: "requests", files: routes("every-entry-point"), only: /S3/ }),
  },
  {
    row: "S4",
    name: "guessing",
    what: "tests of what limits guessing",
    run: byTests({ project: "requests", files: routes("account/guessing") }),
  },
  {
    row: "S4",
    name: "accounts",
    what: "passwords guessed, forty for each account, by random header, spelling and address (goal: accounts)",
    goal: 100,
    run: byTests({ project: "requests", files: routes("account/guessing"), only: /S4/ }),
  },
  {
    row: "S5",
    name: "posts",
    what: "posts from another site, at every address of the build",
    run: byTests({ project: "requests", files: routes("every-entry-point"), only: /S5/ }),
  },
  {
    row: "S6",
    name: "redirects",
    what: "addresses to be sent to after signing in",
    run: byTests({ project: "requests", files: routes("account/redirects") }),
  },
  {
    row: "S7",
    name: "rule",
    what: "addresses that lead inward, or are none",
    run: byTests({
      project: "rules",
      files: ["tests/platform/web/inward.test.ts", "tests/platform/web/web.test.ts"],
    }),
  },
  {
    row: "S7",
    name: "doors",
    what: "inward addresses as logo and as source of news, and redirects to them",
    run: byTests({
      project: "requests",
      files: routes("repair/settings/logo-address", "admin/news/inward"),
      only: /by its address|S7/,
    }),
  },
  {
    row: "S8",
    name: "logos",
    what: "files crafted to be taken for a logo",
    run: byTests({
      project: "requests",
      files: routes("repair/settings/logo", "repair/settings/logo-files"),
      only: /S8|malformed name/,
    }),
  },
  {
    row: "S10",
    name: "translations",
    what: "edits, first views at once, deleted posts, refused and failing answers, others' posts: calls past the stated ones",
    run: byTests({
      project: "rules",
      files: ["tests/features/forum/translation/budget.test.ts"],
      only: /S10/,
    }),
  },
  {
    row: "S10",
    name: "answers",
    what: "questions that fail, are stopped, carry pictures or come at once: calls past the stated ones",
    run: byTests({
      project: "rules",
      files: ["tests/features/assistant/answer/budget.test.ts"],
      only: /S10/,
    }),
  },
  {
    row: "S9",
    name: "policy",
    what: "answers of every address of the build, read and written, to four kinds of people, and their policy",
    run: byTests({ project: "requests", files: routes("every-entry-point"), only: /S9/ }),
  },
  {
    row: "S11",
    name: "seats",
    what: "people who accept an invitation at once: as many members as seats, and one per invitation",
    run: byTests({ project: "requests", files: routes("invitations/seats"), only: /at once/ }),
  },
  {
    row: "S11",
    name: "roles",
    what: "cells: every address, by every role, membership and plan; own, another shop's, missing, malformed",
    run: byTests({ project: "requests", files: routes("access-shop") }),
  },
  {
    row: "S11",
    name: "races",
    what: "removals and changes of role beside a write, shops handed over twice or beside a plan's end (goal: of each)",
    goal: 100,
    run: byTests({ project: "requests", files: routes("team/races") }),
  },
  {
    row: "S12",
    name: "tokens",
    what: "guessed and mutated tokens of customers' links",
    goal: 10_000,
    run: byTests({
      project: "requests",
      files: routes("link/tokens", "invitations/log"),
      only: /S12/,
    }),
  },
];
