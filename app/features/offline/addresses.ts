import type { Register } from "react-router";

type Address = keyof Register["pages"];

// As text, since a service worker shall not bring React Router along.
/** The page of jobs. */
export const jobsPage = "/repair-cms" satisfies Address;
/** The board of jobs. */
export const boardPage = `${jobsPage}?view=board`;
export const signOutPage = "/sign-out" satisfies Address;
