import { href } from "react-router";
import { isOpen, type JobStatus, jobStatuses } from "#app/features/repair/job.ts";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";
import { shownOf } from "#app/values/shown.ts";
import { type PromisedFilter, promisedFilters } from "./promised.ts";

/** Jobs that are shown at first, and that "Show more" adds. */
export const jobsPerPage = 20;

/** Whose jobs: the viewer's, those of no one, or those of the member with this id. */
type TechnicianFilter = "me" | "none" | (string & {});

/** Parameters of the list of jobs, as in its address. */
export type JobSearch = {
  /** The list, unless it says so. */
  view?: "board" | undefined;
  text: string;
  status?: JobStatus | undefined;
  /** Id of a state of the shop's own. */
  state?: string | undefined;
  technician?: TechnicianFilter | undefined;
  promised?: PromisedFilter | undefined;
  /** Only those of which something is owed. */
  owed?: true | undefined;
  /** Whether the board shows the canceled ones too. */
  canceled?: true | undefined;
  /** Start of a later page of the list: below a number, or behind a promised time. */
  before?: number | undefined;
  after?: Cursor | undefined;
  show?: number;
};

/** Reads the address of the page of jobs; what makes no sense is as if it were not there. */
export function readSearch(params: URLSearchParams): JobSearch {
  const status = jobStatuses.find((one) => one === params.get("status"));
  const promised = promisedFilters.find((one) => one === params.get("promised"));
  const technician = params.get("technician") ?? "";
  const state = params.get("state") ?? "";
  const before = params.get("before") ?? "";
  return {
    view: params.get("view") === "board" ? "board" : undefined,
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    // A closed job is not overdue.
    status: promised === "overdue" && status && !isOpen(status) ? undefined : status,
    state: /^[\w-]{1,64}$/.test(state) ? state : undefined,
    technician: /^[\w-]{1,64}$/.test(technician) ? technician : undefined,
    promised,
    owed: params.get("owed") === "yes" || undefined,
    canceled: params.get("canceled") === "yes" || undefined,
    show: shownOf(params, jobsPerPage),
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined,
    after: parseCursor(params.get("after")),
  };
}

/** The address of the page that answers this search. */
export function searchHref({ show = jobsPerPage, ...search }: JobSearch): string {
  const { view, text, status, state, technician, promised, owed, canceled, before, after } = search;
  const params = new URLSearchParams();
  if (view) params.set("view", view);
  if (text) params.set("q", text);
  if (status) params.set("status", status);
  if (state) params.set("state", state);
  if (technician) params.set("technician", technician);
  if (promised) params.set("promised", promised);
  if (owed) params.set("owed", "yes");
  if (canceled) params.set("canceled", "yes");
  if (before) params.set("before", String(before));
  if (after) params.set("after", formatCursor(after));
  if (show > jobsPerPage) params.set("show", String(show));
  const query = params.toString();
  return href("/repair-cms") + (query && `?${query}`);
}

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
