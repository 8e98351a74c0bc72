import { deskTrials } from "./desk-trials.ts";
import { killsDuringDecisions } from "./kill/evidence.ts";
import { killsDuringImports } from "./kill/imports.ts";
import { killsDuringInvoices } from "./kill/invoices.ts";
import { killsDuringJoins } from "./kill/joins.ts";
import { killsDuringWrites } from "./kill/kills.ts";
import { killsDuringPhotos } from "./kill/photos.ts";
import { killsDuringTexts } from "./kill/texts.ts";
import { moneyTrials } from "./money-trials.ts";
import { byTests, routes, type Trial } from "./trial.ts";
import { killsDuringWebhooks } from "./webhook/kills.ts";

/** The R rows of the goals, at full size: nothing is lost, torn or doubled. */
export const reliabilityTrials: readonly Trial[] = [
  {
    row: "R1",
    name: "storm",
    what: "deliveries of Stripe's: shuffled, doubled, forged, with failing look-ups and cut-off writes",
    goal: 10_000,
    run: byTests({ project: "rules", files: ["tests/features/billing/sync/storm.test.ts"] }),
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
    row: "R2",
    name: "joins",
    what: "kill -9 while customers are joined and joins undone; sent again afterwards",
    goal: 500,
    run: killsDuringJoins,
  },
  {
    row: "R2",
    name: "imports",
    what: "kill -9 while a file of customers is previewed or imported; two messages at once afterwards",
    goal: 200,
    run: killsDuringImports,
  },
  {
    row: "R17",
    name: "photos",
    what: "kill -9 while photos are sent, deleted and their files cleared; sent again afterwards",
    goal: 500,
    run: killsDuringPhotos,
  },
  {
    row: "R2",
    name: "texts",
    what: "kill -9 between the save of a job's texts and their translations; two messages at once afterwards",
    goal: 200,
    run: killsDuringTexts,
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
        "admin/news/sources",
      ),
      only: /fail|broken|catalog|cannot be|R3|without/,
    }),
  },
  {
    row: "R3",
    name: "models",
    what: "failures, silences and breaks of the models, in the assistant and the translator",
    run: byTests({
      project: "requests",
      files: routes("assistant/failing-models", "forum/translator", "forum/model-errors"),
    }),
  },
  {
    row: "R3",
    name: "payments",
    what: "failures of Stripe and of the database around checkout, webhooks and the hourly sweep",
    run: byTests({
      project: "rules",
      files: [
        "checkout/checkout-faults",
        "checkout/deleted-customer",
        "sync/webhooks/failures",
        "sync/sync",
        "sync/sweep",
      ].map((name) => `tests/features/billing/${name}.test.ts`),
    }),
  },
  {
    row: "R3",
    name: "checkout",
    what: "failures of Stripe, as its SDK hears them on the real worker",
    run: byTests({ project: "requests", files: ["tests/workers/checkout/failures.test.ts"] }),
  },
  ...moneyTrials,
  {
    row: "R6",
    name: "jobs",
    what: "double submits of a new job",
    goal: 1_000,
    run: byTests({
      project: "requests",
      files: routes("repair/jobs-list"),
      only: /double submits/,
    }),
  },
  {
    row: "R6",
    name: "quotes",
    what: "new quotes, each submitted twelve times at once",
    goal: 1_000,
    run: byTests({ project: "requests", files: routes("repair/quotes/quotes"), only: /R6/ }),
  },
  {
    row: "R6",
    name: "tabs",
    what: "tabs that create a job at once: as many numbers",
    run: byTests({ project: "requests", files: routes("repair/jobs-list"), only: /100 tabs/ }),
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
        "repair/quotes/quote-races",
        "account/two-step/two-step",
        "admin/users/administrators",
        "admin/users/create",
        "admin/users/extend-plan",
        "admin/videos",
        "videos/certificates",
        "repair/settings/settings",
        "customers/joining",
        "customers/joining-races",
      ),
      only: /at once|same (moment|time)|link once|however often|once per version/,
    }),
  },
  {
    row: "R7",
    name: "rules",
    what: "end dates a millisecond either side, clocks put forward and back, leap days",
    run: byTests({
      project: "rules",
      files: [
        "tests/features/billing/subscription/subscription.test.ts",
        "tests/features/billing/subscription/scheduled-downgrade.test.ts",
        "tests/features/billing/subscription/membership.test.ts",
        "tests/features/billing/plan/state.test.ts",
        "tests/features/billing/letters/due-letters.test.ts",
        "tests/features/admin/changes/grants.test.ts",
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
    row: "R10",
    name: "evidence",
    what: "decisions beside each other, a revocation, an expiry and a newer revision (goal: of each)",
    goal: 1_000,
    run: byTests({ project: "requests", files: routes("link/races") }),
  },
  {
    row: "R10",
    name: "agreement",
    what: "random quotes whose frozen file, paper, page and certificate agree; a changed byte of each file is noticed",
    goal: 1_000,
    run: byTests({ project: "requests", files: routes("link/random-quotes") }),
  },
  {
    row: "R10",
    name: "kills",
    what: "kill -9 while quotes are sent and customers decide: no decision without its evidence, no evidence without its decision",
    goal: 200,
    run: killsDuringDecisions,
  },
  ...deskTrials,
  {
    row: "R11",
    name: "texts",
    what: "random histories of edits, translations, reviews, failures and two people at once",
    goal: 1_000,
    run: byTests({ project: "requests", files: routes("translations/random-reviews") }),
  },
  {
    row: "R11",
    name: "phrases",
    what: "random edits, additions and deletions of a shop's phrases beside reviews that remember",
    goal: 500,
    run: byTests({ project: "requests", files: routes("translations/phrase-races") }),
  },
  {
    row: "R12",
    name: "numbers",
    what: "invoices made at once by ten people, each sent twice: numbers without a gap",
    goal: 100,
    run: byTests({ project: "requests", files: routes("repair/money/invoice-races") }),
  },
  {
    row: "R12",
    name: "kills",
    what: "kill -9 while ten clients make invoices and record payments; sent again afterwards",
    goal: 200,
    run: killsDuringInvoices,
  },
];
