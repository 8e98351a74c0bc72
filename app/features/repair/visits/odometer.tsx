import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { type Currency, formatNumber } from "#app/values/money.ts";
import type { OdometerReading } from "./readings.ts";

type Props = {
  readings: readonly OdometerReading[];
  unit: DistanceUnit;
  /** Numbers are written as in its country. */
  currency: Currency | undefined;
};

/** Odometer readings over time, as a chart and as a table. */
export function OdometerHistory({ readings, unit, currency }: Props) {
  const { t, language } = useWords();
  const distance = (value: number, of: DistanceUnit) =>
    `${formatNumber(value, currency, language)} ${of}`;
  if (readings.length === 0)
    return <p className="px-5 py-4 text-ink-soft">{t("customers:vehicle.noOdometer")}</p>;
  const [first, last] = [readings[0]!, readings.at(-1)!];
  const columns: Column<OdometerReading>[] = [
    { label: t("customers:vehicle.day"), cell: ({ at }) => <Day at={at} /> },
    {
      label: t("customers:vehicle.job"),
      cell: ({ jobId, number }) => (
        <Link
          to={href("/repair-cms/:jobId", { jobId })}
          className="figures inline-flex min-h-11 items-center underline"
        >
          {workId(number)}
        </Link>
      ),
    },
    {
      label: t("customers:vehicle.reading"),
      figures: true,
      cell: ({ distance: value, typed, lower }) => (
        <>
          <span className="block">{distance(value, unit)}</span>
          {typed && (
            <span className="block text-sm text-ink-soft">
              ({distance(typed.odometer, typed.unit)})
            </span>
          )}
          {lower && <span className="block font-sans text-sm">{t("customers:vehicle.back")}</span>}
        </>
      ),
    },
  ];
  return (
    <div className="grid gap-4 px-5 py-4">
      {readings.length > 1 && (
        <Line
          readings={readings}
          label={t("customers:vehicle.chart", {
            first: distance(first.distance, unit),
            last: distance(last.distance, unit),
          })}
        />
      )}
      <Table
        name={t("customers:vehicle.odometer")}
        columns={columns}
        rows={[...readings].reverse()}
        id={({ jobId }) => jobId}
      />
    </div>
  );
}

const box = { width: 320, height: 90, edge: 6 };

function Line({ readings, label }: { readings: readonly OdometerReading[]; label: string }) {
  const scale = (values: number[], length: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = length - 2 * box.edge;
    return (value: number) =>
      box.edge + (high === low ? room / 2 : ((value - low) / (high - low)) * room);
  };
  const x = scale(
    readings.map(({ at }) => at),
    box.width,
  );
  const y = scale(
    readings.map(({ distance }) => distance),
    box.height,
  );
  const points = readings.map(({ jobId, at, distance }) => ({
    jobId,
    x: Math.round(x(at) * 10) / 10,
    y: Math.round((box.height - y(distance)) * 10) / 10,
  }));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="w-full max-w-xl fill-ink stroke-ink"
    >
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(" ")}
        className="fill-none stroke-2"
      />
      {points.map((point) => (
        <circle key={point.jobId} cx={point.x} cy={point.y} r="3.5" className="stroke-none" />
      ))}
    </svg>
  );
}
