import { href, Link } from "react-router";
import { MoveButtons } from "#app/features/parts/job/move-buttons.tsx";
import { isLate } from "#app/features/parts/part.ts";
import { PartName } from "#app/features/parts/part-name.tsx";
import { StateBadge } from "#app/features/parts/state-badge.tsx";
import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { day } from "#app/values/calendar.ts";
import type { ListedPart, PartsPage } from "./find-parts.server.ts";

type Props = { part: ListedPart; page: PartsPage; now: number; mayOrder: boolean };

/** A part with its job, its supplier and its next actions. */
export function PartRow({ part, page, now, mayOrder }: Props) {
  const { t, language } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const name = part.translation?.text ?? part.name;
  const state = part.state!;
  return (
    <li className="grid gap-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <PartName part={part} currency={page.currency} />
        {mayOrder && (
          <Tick
            name="line"
            value={part.lineId}
            form="order"
            aria-label={t("parts:chooseOne", { part: name })}
          >
            {t("parts:choose")}
          </Tick>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3">
        <Plate>{part.licensePlate}</Plate>
        <Link
          to={href("/repair-cms/:jobId/parts", { jobId: part.jobId })}
          className="inline-flex min-h-11 items-center underline"
        >
          {workId(part.workNumber)}
        </Link>
        <span className="text-ink-soft">{carName(part, language)}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3">
          <StateBadge state={state} />
          <span className="text-ink-soft">
            {t("parts:since")} <NearMoment at={part.at!.getTime()} />
          </span>
          {part.supplier && <span className="wrap-anywhere">{part.supplier}</span>}
          {part.orderId && part.orderNumber && (
            <Link
              to={href("/repair-cms/parts/orders/:orderId", { orderId: part.orderId })}
              className="inline-flex min-h-11 items-center underline"
            >
              {t("parts:order.link", { number: part.orderNumber })}
            </Link>
          )}
          {state === "ordered" && part.expectedOn && (
            <span>{t("parts:expected", { day: dayOf(part.expectedOn) })}</span>
          )}
          {isLate({ state, expectedOn: part.expectedOn }, page.today) && (
            <Badge tone="bad">{t("parts:late")}</Badge>
          )}
          {state !== "needed" && (
            <Link
              to={href("/repair-cms/parts/:lineId/core", { lineId: part.lineId })}
              aria-label={t("parts:core.title", { part: name })}
              className="inline-flex min-h-11 items-center gap-2 underline"
            >
              {t("parts:core.link")}
              {part.coreCharge !== null && part.coreCurrency && (
                <span className="figures">{amount(part.coreCharge, part.coreCurrency)}</span>
              )}
            </Link>
          )}
          {part.coreState && <span>{t(`parts:core.states.${part.coreState}`)}</span>}
          {page.view === "cores" && part.coreAt && (
            <span className="figures text-ink-soft">
              {t("parts:core.days", { days: Math.floor((now - part.coreAt.getTime()) / day) })}
            </span>
          )}
        </p>
        <MoveButtons
          jobId={part.jobId}
          lineId={part.lineId}
          name={name}
          standing={part}
          isOffice
          only={["here", "returned"]}
        />
      </div>
    </li>
  );
}
