import { href } from "react-router";
import { isOpen, jobStatuses } from "#app/features/repair/job.ts";
import {
  cursorIn,
  keyIn,
  listAddress,
  numberIn,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";
import { promisedFilters } from "./promised.ts";

/** Jobs that are shown at first, and that "Show more" adds. */
export const jobsPerPage = 20;

/** The page of jobs. */
export const jobsAddress = listAddress(
  href("/repair-cms"),
  {
    /** The list, unless it says so. */
    view: oneOf("view", ["board"]),
    text: searchText,
    status: oneOf("status", jobStatuses),
    /** Id of a state of the shop's own. */
    state: keyIn("state"),
    /** Whose jobs: the viewer's ("me"), those of no one ("none"), or those of this member. */
    technician: keyIn("technician"),
    promised: oneOf("promised", promisedFilters),
    /** Only those of which something is owed. */
    owed: oneOf("owed", ["yes"]),
    /** Whether the board shows the canceled ones too. */
    canceled: oneOf("canceled", ["yes"]),
    /** Start of a later page of the list: below a number, or behind a promised time. */
    before: numberIn("before"),
    after: cursorIn("after"),
    show: rows(jobsPerPage),
  },
  // A closed job is not overdue.
  (search) =>
    search.promised === "overdue" && search.status && !isOpen(search.status)
      ? { ...search, status: undefined }
      : search,
);
export type JobSearch = SearchOf<typeof jobsAddress>;

/** Whether the list is filtered. */
export function isFiltered({ view: _, show: __, text, ...rest }: JobSearch): boolean {
  return text !== "" || Object.values(rest).some((value) => value !== undefined);
}

/** Technician of the filter: null for no one, undefined for any. */
export const technicianAsked = (
  { technician }: JobSearch,
  viewerId: string,
): string | null | undefined =>
  technician === "none" ? null : technician === "me" ? viewerId : technician;

/** Cursor behind this job, in the order of the list. */
export function cursorBehind(
  job: { id: string; number: number; promisedAt: Date | null } | undefined,
  { promised }: JobSearch,
) {
  if (!job) return {};
  return promised && job.promisedAt
    ? { after: { at: job.promisedAt.getTime(), id: String(job.number) } }
    : { before: job.number };
}
