import { workId } from "#app/features/repair/job.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Activity } from "./entry.ts";

/** The name of an entry: the number of its job, or its activity. */
export const workName = (
  { number, activity }: { number: number | null; activity: Activity },
  t: TFunction,
): string => (number === null ? t(`clock:activity.${activity}`) : workId(number));
