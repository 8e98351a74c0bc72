import { href } from "react-router";
import { shownOf } from "#app/values/shown.ts";
import { type JobStatus, jobStatuses } from "./job.ts";

/** Jobs that are shown at first, and that "Show more" adds. */
export const jobsPerPage = 20;

/** What the list of jobs is asked for, as its address says it. */
export type JobSearch = {
  text: string;
  status?: JobStatus | undefined;
  before?: number | undefined;
  show?: number;
};

/** Reads the address of the list; what makes no sense is as if it were not there. */
export function readSearch(params: URLSearchParams): JobSearch {
  const status = jobStatuses.find((one) => one === params.get("status"));
  const before = params.get("before") ?? "";
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    status,
    show: shownOf(params, jobsPerPage),
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined,
  };
}

/** The address of the list that answers this search. */
export function searchHref({ text, status, before, show = jobsPerPage }: JobSearch): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (status) params.set("status", status);
  if (before) params.set("before", String(before));
  if (show > jobsPerPage) params.set("show", String(show));
  const query = params.toString();
  return href("/repair-cms") + (query && `?${query}`);
}
