import { useRouteLoaderData } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { formatDay, formatMoment, formatNearMoment } from "#app/values/calendar.ts";

/**
 * The viewer's time zone, which the root loader reads from the `tz` cookie; UTC until the browser
 * has set it.
 */
export function useTimeZone(): string {
  const root = useRouteLoaderData("root") as { timeZone?: string } | undefined;
  return root?.timeZone ?? "UTC";
}

// The server's and the browser's tables of names may be of different age: the reader's own counts.
function When({ at, format, full }: { at: number; format: typeof formatDay; full?: boolean }) {
  const { language } = useWords();
  const zone = useTimeZone();
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={full ? formatMoment(at, language, zone) : undefined}
      suppressHydrationWarning
    >
      {format(at, language, zone)}
    </time>
  );
}

/** A day, in the reader's language and zone. `at` is an instant in milliseconds. */
export const Day = ({ at }: { at: number }) => <When at={at} format={formatDay} />;

/** A day and the time of it, in the reader's language and zone. */
export const Moment = ({ at }: { at: number }) => <When at={at} format={formatMoment} />;

/** A near moment in relative words: "Tomorrow 9:17 AM". */
export const NearMoment = ({ at }: { at: number }) => <When at={at} format={formatNear} full />;

const formatNear: typeof formatMoment = (at, language, zone) =>
  formatNearMoment(at, language, zone, Date.now());
