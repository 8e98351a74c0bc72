import { account } from "./account.ts";
import { database } from "./database.ts";
import { files } from "./files.ts";
import { mail } from "./mail.ts";
import { modelChecks } from "./models.ts";
import { nhtsa } from "./nhtsa.ts";
import { queue } from "./queue.ts";
import type { Check } from "./run-checks.ts";
import { headers } from "./site/headers.ts";
import { healths } from "./site/health.ts";
import { https } from "./site/https.ts";
import { page } from "./site/page.ts";
import { pictures } from "./site/pictures.ts";
import { placement } from "./site/placement.ts";
import { routes } from "./site/routes.ts";
import { stripeChecks } from "./stripe/checks.ts";
import type { Target } from "./target.ts";
import { workerChecks } from "./workers.ts";

/**
 * All checks, in the order in which services depend on each other. This machine has no account, no
 * routes and no zone.
 */
export const checksFor = ({ standIns, expected }: Target): Check[] => [
  ...(standIns ? [] : [account, ...workerChecks(expected), routes]),
  database,
  ...(standIns ? [] : [placement]),
  ...healths,
  ...(standIns ? [] : [https]),
  headers,
  page,
  files,
  pictures,
  queue,
  mail,
  nhtsa,
  ...modelChecks(expected),
  ...stripeChecks,
];
