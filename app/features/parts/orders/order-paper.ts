import type { SectionedPaper } from "#app/features/approval/paper/section.ts";
import { isUnit, shownQuantity } from "#app/features/quotes/quantity.ts";
import { workId } from "#app/features/repair/job.ts";
import type { Words } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { OrderContent, OrderLine } from "./order.ts";

type Ordered = { number: number; content: OrderContent };

/** Texts of an order in the supplier's language. It names no customer and no price. */
export function orderPaper(words: Words, { number, content }: Ordered): SectionedPaper {
  const { t, language } = words;
  const { supplier, shop, lines, date, note } = content;
  const jobs = Map.groupBy(lines, ({ jobId }) => jobId);
  return {
    title: t("parts:paper.title", { number }),
    number: String(number),
    currency: shop.currency,
    intro: [
      t("parts:paper.intro", {
        supplier: supplier.name,
        shop: shop.name,
        date: formatDay(Date.parse(date), language, "UTC"),
      }),
    ],
    sections: [
      ...[...jobs.values()].map((ofJob) => {
        const { vehicle, workNumber } = ofJob[0]!;
        return {
          heading: `${vehicleName(vehicle, language)} · ${workId(workNumber)}`,
          paragraphs: vehicle.vin ? [t("parts:paper.vin", { vin: vehicle.vin })] : [],
          amounts: ofJob.map((line): [string, string] => [
            namedIn(words, line),
            piecesIn(words, line, shop.currency),
          ]),
        };
      }),
      ...(note ? [{ paragraphs: note.split("\n") }] : []),
      {
        heading: shop.name,
        paragraphs: [...(shop.address?.split("\n") ?? []), ...(shop.phone ? [shop.phone] : [])],
      },
    ],
  };
}

/** A part with its number and condition. */
function namedIn({ t }: Words, { text, partNumber, condition }: OrderLine): string {
  const facts = [
    partNumber && t("parts:paper.partNumber", { partNumber }),
    condition && t(`quotes:conditions.${condition}`),
  ].filter(Boolean);
  return facts.length > 0 ? `${text} (${facts.join(" · ")})` : text;
}

function piecesIn(
  { t, language }: Words,
  { quantity, unit }: OrderLine,
  currency: OrderContent["shop"]["currency"],
): string {
  const pieces = shownQuantity(quantity, currency, language);
  return isUnit(unit) ? `${pieces} ${t(`quotes:units.${unit}`)}` : `× ${pieces}`;
}
