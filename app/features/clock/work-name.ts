import { workId } from "#app/features/repair/job.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Activity } from "./entry.ts";

/** What an entry is of: the number of its job, or the kind of work. */
export const workName = (
  { number, activity }: { number: number | null; activity: Activity },
  t: TFunction,
): string => (number === null ? t(`clock:activity.${activity}`) : workId(number));
