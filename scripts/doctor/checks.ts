import { account } from "./account.ts";
import type { At } from "./at.ts";
import { database } from "./database.ts";
import { files } from "./files.ts";
import type { Check } from "./finding.ts";
import { headers } from "./headers.ts";
import { healths } from "./health.ts";
import { https } from "./https.ts";
import { mail } from "./mail.ts";
import { modelChecks } from "./models.ts";
import { page } from "./page.ts";
import { pictures } from "./pictures.ts";
import { queue } from "./queue.ts";
import { routes } from "./routes.ts";
import { stripe } from "./stripe.ts";
import { workers } from "./workers.ts";

/**
 * Everything that is asked, the ground first. This machine has no account, no routes and no zone.
 */
export const checksFor = ({ standIns, expected }: At): Check[] => [
  ...(standIns ? [] : [account, ...workers, routes]),
  database,
  ...healths,
  ...(standIns ? [] : [https]),
  headers,
  page,
  files,
  pictures,
  queue,
  mail,
  ...modelChecks(expected),
  ...stripe,
];
