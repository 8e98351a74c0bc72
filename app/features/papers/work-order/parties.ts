import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";
import { formatNumber } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Canvas } from "./canvas.ts";
import { plateHeight, plateLines, writePlate } from "./plate.ts";

type Entry = { kind: "line"; text: string; style: Style } | { kind: "plate"; lines: string[] };

const gap = 28;

/** Customer and vehicle side by side, or one below the other when they do not fit on one page. */
export function writeParties(canvas: Canvas, order: WorkOrder): void {
  const { sheets } = canvas;
  const half = (sheets.width - gap) / 2;
  const columns = (width: number) =>
    [customerEntries(canvas, order, width), vehicleEntries(canvas, order, width)] as const;
  const [customer, vehicle] = columns(half);
  const height = Math.max(heightOf(customer), heightOf(vehicle));

  if (!sheets.holds(height)) {
    for (const column of columns(sheets.width)) {
      sheets.y += 10;
      write(canvas, column, sheets.left);
    }
  } else {
    sheets.need(height + 18);
    sheets.y += 10;
    const top = sheets.y;
    write(canvas, customer, sheets.left);
    sheets.y = top;
    write(canvas, vehicle, sheets.left + half + gap);
    sheets.put({
      kind: "fill",
      x: sheets.left + half + gap / 2,
      y: top,
      width: 0.5,
      height,
      color: "line",
    });
    sheets.y = top + height;
  }
  sheets.y += 8;
}

function customerEntries(
  { set, t, label }: Canvas,
  { customer }: WorkOrder,
  width: number,
): Entry[] {
  const lines = (text: string, style: Style) =>
    set.lines(text, width, style).map((text): Entry => ({ kind: "line", text, style }));
  return [
    ...lines(label("papers:customer"), styles.label),
    ...lines(`${customer.firstName} ${customer.lastName}`.trim(), styles.strong),
    ...(customer.company ? lines(customer.company, styles.body) : []),
    ...(customer.address ? lines(customer.address, styles.body) : []),
    ...lines(`${t("papers:phone")} ${customer.phone}`, styles.body),
    ...(customer.email ? lines(customer.email, styles.body) : []),
    ...(customer.taxId ? lines(`${t("papers:taxId")} ${customer.taxId}`, styles.body) : []),
  ];
}

function vehicleEntries(
  { set, t, label }: Canvas,
  { vehicle, quote, language, technician }: WorkOrder,
  width: number,
): Entry[] {
  const lines = (text: string, style: Style) =>
    set.lines(text, width, style).map((text): Entry => ({ kind: "line", text, style }));
  const plate = plateLines(set, vehicle.plate, width);
  return [
    ...lines(label("papers:vehicle"), styles.label),
    ...lines(vehicleName(vehicle, language), styles.strong),
    // No plate is three lines long; such a text is printed, but not as one.
    ...(plate.length <= 3
      ? [{ kind: "plate", lines: plate } as const]
      : lines(vehicle.plate, styles.body)),
    ...(vehicle.vin ? lines(`${t("papers:vin")} ${vehicle.vin}`, styles.body) : []),
    ...(vehicle.odometer === null
      ? []
      : lines(
          `${t("papers:odometer")} ${formatNumber(vehicle.odometer, quote.currency, language)} ${vehicle.odometerUnit}`,
          styles.body,
        )),
    ...(technician ? lines(`${t("papers:technician")} ${technician}`, styles.body) : []),
  ];
}

const entryHeight = (entry: Entry): number =>
  entry.kind === "line" ? entry.style.lead : plateHeight(entry.lines);

const heightOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + entryHeight(entry), 0);

function write(canvas: Canvas, entries: readonly Entry[], x: number): void {
  for (const entry of entries) {
    canvas.sheets.need(entryHeight(entry));
    canvas.sheets.within(entry.kind === "line" && entry.style === styles.label ? "H2" : "P", () => {
      if (entry.kind === "line") canvas.set.flow([entry.text], x, entry.style);
      else writePlate(canvas, entry.lines, x);
    });
  }
}
