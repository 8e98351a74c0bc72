import { useId } from "react";
import { href, useFetcher } from "react-router";
import { formatLongDay } from "#app/features/calendar/letters/when.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Back, SignInAgain } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";
import { daysAround } from "./calendar-view.ts";
import type { CalendarContent } from "./find-calendar.server.ts";

export type CardProps = {
  appointment: CalendarContent["appointments"][number];
  page: CalendarContent;
};

/** The button that moves a card, by a drag or by the menu of days that it opens. */
export function MoveMenu({ appointment: { id, day, version }, page }: CardProps) {
  const { t, language } = useWords();
  const menu = useId();
  const fetcher = useFetcher<FormAnswer>({ key: `appointment:${id}` });
  const label = t("calendar:move");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const days = [...new Set([...page.days.map((one) => one.day), ...daysAround(day, page.today)])]
    .filter((one) => one !== day && one >= page.today)
    .sort();
  return (
    <>
      <button type="button" popoverTarget={menu} aria-label={label} title={label} data-handle="">
        <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
          <path d="M8 4h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 17h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </button>
      <div id={menu} popover="auto" className="menu-below card-menu">
        <fetcher.Form
          method="post"
          action={href("/repair-cms/calendar/:appointmentId/move", { appointmentId: id })}
        >
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="tells" value="yes" />
          <noscript>
            <Back />
          </noscript>
          {days.map((one) => (
            <button key={one} type="submit" name="day" value={one} className="button button-quiet">
              {t("calendar:moveTo", { day: formatLongDay(one, language) })}
            </button>
          ))}
        </fetcher.Form>
      </div>
      <span role="status" className="sr-only">
        {fetcher.formData && t("calendar:moving")}
      </span>
      {answer?.ok === false && answer.error && (
        <Notice kind="error" className="absolute inset-x-1 top-full z-20">
          {t(answer.error)} {answer.signIn && <SignInAgain />}
        </Notice>
      )}
    </>
  );
}
