import { href } from "react-router";

/** Setup steps of a new shop, in order. */
const firstSteps = ["shop", "taxes", "logo", "name", "team", "job", "link"] as const;
type FirstStep = (typeof firstSteps)[number];

/** Completed steps; `jobId` is the newest job, from which the first link is sent. */
export type FoundSteps = { done: Record<FirstStep, boolean>; jobId: string | null };

type ShownStep = { step: FirstStep; isDone: boolean; to: string };

/** The steps in their order, each with the page that it is done on. */
export function stepsOf({ done, jobId }: FoundSteps): ShownStep[] {
  const pages: Record<FirstStep, string> = {
    shop: href("/repair-cms/settings"),
    taxes: href("/repair-cms/taxes"),
    logo: href("/repair-cms/shop"),
    name: href("/account/name"),
    team: href("/repair-cms/team/invite"),
    job: href("/repair-cms/new"),
    link: jobId === null ? href("/repair-cms/new") : href("/repair-cms/:jobId", { jobId }),
  };
  return firstSteps.map((step) => ({ step, isDone: done[step], to: pages[step] }));
}

export const isAllDone = ({ done }: FoundSteps): boolean => firstSteps.every((step) => done[step]);
