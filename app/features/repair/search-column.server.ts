import { sql } from "drizzle-orm";
import type { JobDetails } from "./job.ts";
import { diagnosticMark, searchTail } from "./job-words.ts";
import { repairJobs, type workCounters } from "./tables.server.ts";

/**
 * The search column (`searchText` in job-words.ts), with the work id made by the database, which
 * alone knows the number.
 */
export const searchColumn = (
  number: typeof workCounters.last | typeof repairJobs.number,
  details: JobDetails,
) => sql<string>`'wo-' || printf('%06d', ${number}) || ' ' || ${searchTail(details)}`;

// The two parts of the search column, of which each is written by itself.
const { search } = repairJobs;
const markAt = sql`instr(${search} || ${diagnosticMark}, ${diagnosticMark})`;
export const searchedDetails = sql`substr(${search}, 1, ${markAt} - 1)`;
export const searchedDiagnostic = sql`substr(${search}, ${markAt})`;
