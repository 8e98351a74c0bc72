import type { TFunction } from "#app/values/translate.ts";
import type { TillRow } from "./register.ts";

/** A way to pay as the till is closed by it: by the shop's own name where it has one. */
export const nameOfWay = ({ way, name }: Pick<TillRow, "way" | "name">, t: TFunction): string =>
  name ?? (way === "card" ? t("reports:day.terminal") : t(`invoices:ways.${way}`));
