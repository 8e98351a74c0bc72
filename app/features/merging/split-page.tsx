import { SplitForm } from "#app/features/customers/merge/split-form.tsx";
import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { findSplitPage } from "./split-vehicle.server.ts";

type Props = { page: Awaited<ReturnType<typeof findSplitPage>>; answer: FormAnswer | undefined };

/** Form that moves jobs of a vehicle to another, each job named by its day and car. */
export function SplitPage({ page: content, answer }: Props) {
  const { language } = useWords();
  const zone = useTimeZone();
  const { vehicle, jobs, ...page } = content;
  return (
    <SplitForm
      {...page}
      vehicle={{ ...vehicle, name: vehicleName(vehicle, language) }}
      jobs={jobs.map(({ id, number, createdAt, issues, translation, licensePlate, ...car }) => ({
        id,
        title: [
          workId(number),
          formatDay(createdAt.getTime(), language, zone),
          carName(car, language),
          licensePlate,
        ].join(" · "),
        issues: translation?.text ?? issues,
      }))}
      answer={answer}
    />
  );
}
