import { migrationNames } from "../../../scripts/migrations/migrations.ts";
import { acc, broken, type Fault, fails, set, sql } from "./faults.ts";

export const storageFaults: Fault[] = [
  [
    "database",
    "is not there",
    (d) => {
      d.target.expected.databaseId = "db2";
    },
    "The database of DATABASE_ID does not exist on this account: put the id of npx wrangler d1 list into the file of the environment.",
  ],
  [
    "database",
    "refuses",
    broken(`${acc}/d1/database/db1/query`, {
      status: 400,
      body: { success: false, errors: [{ code: 7500, message: "no" }] },
    }),
    "Cloudflare's API refused POST /accounts/…/d1/database/db1/query (no, code 7500): check the ids in the file of the environment.",
  ],
  [
    "database",
    "was never migrated",
    sql("drop table d1_migrations"),
    `The migration ${migrationNames()[0]} is not applied: run npm run deploy.`,
  ],
  [
    "database",
    "lacks a trigger",
    sql("drop trigger audit_log_is_kept"),
    "The trigger audit_log_is_kept is missing from the database though its migration is recorded: restore a backup (docs/runbook.md).",
  ],
  [
    "database",
    "has another index",
    sql("drop index sessions_of_user; create index sessions_of_user on sessions (token)"),
    "The index sessions_of_user differs from what the migrations make: somebody changed it by hand; compare and change it back.",
  ],
  [
    "database",
    "has a table too many",
    sql("create table mine (id text)"),
    "The database has a table mine that no migration makes: drop it, or deploy the version that it belongs to.",
  ],
  [
    "placement",
    "is another than the database's",
    (d) => {
      d.region = "WEUR";
    },
    'The database is in WEUR and the Worker runs in ENAM: set region = "aws:eu-west-3" under [placement] in wrangler.toml, and deploy.',
  ],
  [
    "queue",
    "is not there",
    set(`${acc}/queues`, []),
    "The queue llave-news does not exist: npx wrangler queues create llave-news.",
  ],
  [
    "queue",
    "has no consumer",
    set(`${acc}/queues`, [{ queue_name: "llave-news", consumers: [] }]),
    "The queue llave-news has no consumer: run npm run deploy.",
  ],
  [
    "queue",
    "feeds another",
    set(`${acc}/queues`, [{ queue_name: "llave-news", consumers: [{ script: "old" }] }]),
    "The queue llave-news is consumed by old: npx wrangler queues consumer remove llave-news old, then deploy.",
  ],
  [
    "queue",
    "drops what fails",
    set(`${acc}/queues`, [{ queue_name: "llave-news", consumers: [{ script: "llave" }] }]),
    "Messages of llave-news that fail do not go to llave-news-lost: run npm run deploy.",
  ],
  [
    "queue",
    "is paused",
    set(`${acc}/queues`, [
      {
        queue_name: "llave-news",
        settings: { delivery_paused: true },
        consumers: [{ script: "llave", dead_letter_queue: "llave-news-lost" }],
      },
    ]),
    "The delivery of llave-news is paused: npx wrangler queues resume-delivery llave-news.",
  ],
  [
    "queue",
    "has lost its second",
    set(`${acc}/queues`, [
      {
        queue_name: "llave-news",
        consumers: [{ script: "llave", dead_letter_queue: "llave-news-lost" }],
      },
    ]),
    "The queue llave-news-lost does not exist: npx wrangler queues create llave-news-lost.",
  ],
  [
    "queue",
    "takes nothing",
    fails("queue", "no binding"),
    "The queue takes no message (no binding): check the producer NEWS_QUEUE in wrangler.toml, and deploy.",
  ],
];
