import { useOutletContext } from "react-router";

/** What the guard of the admin area says to its pages: how many reports wait, where that was read. */
export const useAdminArea = () =>
  useOutletContext<{ reports: number | undefined } | undefined>() ?? { reports: undefined };
