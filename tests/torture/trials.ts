import { globSync } from "node:fs";
import { killsDuringWrites } from "./kill/kills.ts";
import { restoreDrill } from "./restore/drill.ts";
import { byTests, type Trial } from "./trial.ts";
import { killsDuringWebhooks } from "./webhook/kills.ts";

const routes = (...files: string[]) => files.map((file) => `tests/routes/${file}.test.ts`);

/**
 * Every R and S row of the goals, at full size; the parts of the P rows that the fast suite thins
 * out; and rows of our own: T1 (the translator's checks), C1 (the CPU time of one request) and the
 * restore drill.
 */
export const trials: readonly Trial[] = [
  {
    row: "R1",
    name: "storm",
    what: "deliveries of Stripe's: shuffled, doubled, forged, with failing look-ups and cut-off writes",
    goal: 10_000,
    run: byTests({ project: "rules", files: ["tests/features/billing/storm.test.ts"] }),
  },
  {
    row: "R2",
    name: "writes",
    what: "kill -9 while jobs and quotes are written and jobs with all they hold deleted; sent again afterwards",
    goal: 1_000,
    run: killsDuringWrites,
  },
  {
    row: "R2",
    name: "webhooks",
    what: "kill -9 while Stripe delivers; sent again afterwards",
    goal: 1_000,
    run: killsDuringWebhooks,
  },
  {
    row: "R3",
    name: "calls",
    what: "calls of pages and forms to D1, R2, AI and Stripe that fail, that happen and then fail, or hang",
    run: byTests({ project: "requests", files: ["tests/workers/faults.test.ts"] }),
  },
  {
    row: "R3",
    name: "pages",
    what: "pages and forms while the database fails",
    run: byTests({
      project: "requests",
      files: routes(
        "repair/jobs-broken",
        "repair/job-trouble",
        "forum/broken",
        "admin/broken",
        "news",
        "admin/news",
      ),
      only: /fail|broken|catalogue|cannot be|R3|without/,
    }),
  },
  {
    row: "R3",
    name: "models",
    what: "failures, silences and breaks of the models, in the assistant and the translator",
    run: byTests({ project: "requests", files: routes("assistant/trouble", "forum/translator") }),
  },
  {
    row: "R3",
    name: "payments",
    what: "failures of Stripe and of the database around checkout, webhooks and the hourly sweep",
    run: byTests({
      project: "rules",
      files: ["checkout-faults", "webhooks", "sync", "sweep"].map(
        (name) => `tests/features/billing/${name}.test.ts`,
      ),
    }),
  },
  {
    row: "R3",
    name: "checkout",
    what: "failures of Stripe, as its SDK hears them on the real worker",
    run: byTests({ project: "requests", files: ["tests/workers/checkout.test.ts"] }),
  },
  {
    row: "R4",
    name: "rule",
    what: "random quotes through the rule, against whole numbers without end",
    goal: 1_000_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/quotes/quote.test.ts"],
      only: /exact arithmetic/,
    }),
  },
  {
    row: "R4",
    name: "page",
    what: "random quotes through form, database and page",
    goal: 10_000,
    run: byTests({ project: "requests", files: routes("repair/quote-money") }),
  },
  {
    row: "R4",
    name: "paper",
    what: "random quotes through the PDF, read back by pdftotext",
    goal: 1_000,
    run: byTests({
      project: "rules",
      files: ["tests/features/papers/work-order-pdf.test.ts"],
      only: /random quotes/,
    }),
  },
  {
    row: "R6",
    name: "jobs",
    what: "double submits of a new job",
    goal: 1_000,
    run: byTests({ project: "requests", files: routes("repair/jobs"), only: /double submits/ }),
  },
  {
    row: "R6",
    name: "quotes",
    what: "new quotes, each submitted twelve times at once",
    goal: 1_000,
    run: byTests({ project: "requests", files: routes("repair/quotes"), only: /R6/ }),
  },
  {
    row: "R6",
    name: "tabs",
    what: "tabs that create a job at once: as many numbers",
    run: byTests({ project: "requests", files: routes("repair/jobs"), only: /100 tabs/ }),
  },
  {
    row: "R6",
    name: "others",
    what: "other forms sent at the same moment: accounts, administration, certificates, videos",
    run: byTests({
      project: "requests",
      files: routes(
        "account/login",
        "account/reset",
        "account/password-race",
        "repair/quote-races",
        "admin/users",
        "admin/videos",
        "videos/certificates",
        "repair/settings",
      ),
      only: /at once|same moment|works once/,
    }),
  },
  {
    row: "R7",
    name: "rules",
    what: "end dates a millisecond either side, clocks put forward and back, leap days",
    run: byTests({
      project: "rules",
      files: [
        "tests/features/billing/subscription.test.ts",
        "tests/features/billing/state.test.ts",
        "tests/features/billing/schedule.test.ts",
        "tests/features/admin/grants.test.ts",
        "tests/values/wall-time.test.ts",
      ],
    }),
  },
  {
    row: "R9",
    name: "news",
    what: "sources beside each other, whole, broken and poisoned; runs that overlap",
    run: byTests({ project: "requests", files: ["tests/workers/news.test.ts"] }),
  },
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
      files: routes("repair/jobs-access", "repair/quote-access", "forum/ownership", "guards"),
    }),
  },
  {
    row: "S2",
    name: "browser",
    what: "hostile texts on every page that shows them, and in every form, in Chromium",
    run: byTests({
      project: "browser",
      files: ["hostile", "hostile-videos", "forum", "news", "assistant"].map(
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
    what: "hostile texts and shapes of form at the doors of an account",
    run: byTests({ project: "requests", files: routes("account/hostile-input") }),
  },
  {
    row: "S3",
    name: "doors",
    what: "fields that are not the user's to set, in every spelling; the auth library's own endpoints",
    run: byTests({
      project: "requests",
      files: routes("account/doors", "repair/quotes", "forum/ownership"),
      only: /S3|not the|any other door|own endpoints/,
    }),
  },
  {
    row: "S3",
    name: "every-door",
    what: "such fields, each at every address of the build",
    run: byTests({ project: "requests", files: routes("every-door"), only: /S3/ }),
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
    what: "passwords guessed, forty for each account, by random header, spelling and door (goal: accounts)",
    goal: 100,
    run: byTests({ project: "requests", files: routes("account/guessing"), only: /S4/ }),
  },
  {
    row: "S5",
    name: "posts",
    what: "posts from another site, at every address of the build",
    run: byTests({ project: "requests", files: routes("every-door"), only: /S5/ }),
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
      files: routes("repair/logo", "admin/news"),
      only: /by its address|S7/,
    }),
  },
  {
    row: "S8",
    name: "logos",
    what: "files crafted to be taken for a logo",
    run: byTests({ project: "requests", files: routes("repair/logo"), only: /S8|malformed name/ }),
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
    row: "T1",
    name: "translator",
    what: "corrupted translations: signs lost, values swapped, denials moved and thirty kinds more",
    run: byTests({
      project: "rules",
      files: ["tests/features/translation/corruptions.test.ts"],
    }),
  },
  {
    row: "drill",
    name: "restore",
    what: "jobs in a world that is backed up, deleted and restored by the commands, and compared table by table",
    goal: 100_000,
    run: restoreDrill,
  },
  {
    row: "S9",
    name: "policy",
    what: "answers of every address of the build, read and written, to four kinds of people, and their policy",
    run: byTests({ project: "requests", files: routes("every-door"), only: /S9/ }),
  },
  {
    row: "C1",
    name: "dearest",
    what: "shapes of 512 kB that anybody can send without signing in: 50 ms of CPU each at most",
    run: byTests({ project: "requests", files: ["tests/workers/dearest.test.ts"] }),
  },
  {
    row: "P6",
    name: "axe",
    what: "tests: every page in two languages, at two widths, by day and by night",
    run: byTests({
      project: "browser",
      files: globSync("tests/browser/*.test.ts").sort(),
      only: /pass(es)? (axe|too)|everyone's to use|cited answer|comes when it is back/,
    }),
  },
  {
    row: "P8",
    name: "photos",
    what: "tests: thirty photos of scan tools, read in Chromium",
    run: byTests({
      project: "browser",
      files: ["tests/browser/photo.test.ts"],
      only: /thirty photos/,
    }),
  },
];
