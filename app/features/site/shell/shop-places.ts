import { href } from "react-router";
import { board, jobs, type Place, type ShellViewer } from "./navigation.ts";

/** A place of the shop's own bar. `parts`: the paths below which it is current, if not its own. */
type ShopPlace = Place & { parts?: readonly string[] };

const customers: ShopPlace = {
  to: href("/repair-cms/customers"),
  label: "customers:title",
  parts: [
    href("/repair-cms/customers"),
    href("/repair-cms/vehicles/:vehicleId", { vehicleId: "" }),
  ],
};
const messages: ShopPlace = { to: href("/repair-cms/messages"), label: "messages:title" };
const calendar: ShopPlace = { to: href("/repair-cms/calendar"), label: "site:nav.calendar" };
const followUp: ShopPlace = { to: href("/repair-cms/follow-up"), label: "site:nav.followUp" };
const parts: ShopPlace = {
  to: href("/repair-cms/parts"),
  label: "parts:title",
  parts: [href("/repair-cms/parts"), href("/repair-cms/stock")],
};
const canned: ShopPlace = { to: href("/repair-cms/canned-quotes"), label: "canned:title" };
const words: ShopPlace = { to: href("/repair-cms/words"), label: "site:nav.words" };
const reports: ShopPlace = { to: href("/repair-cms/reports"), label: "reports:title" };
const register: ShopPlace = {
  ...reports,
  to: href("/repair-cms/reports/register"),
  parts: [reports.to],
};
const settings: ShopPlace = {
  to: href("/repair-cms/shop"),
  label: "site:nav.settings",
  parts: [
    href("/repair-cms/shop"),
    href("/repair-cms/settings"),
    href("/repair-cms/team"),
    href("/repair-cms/taxes"),
    href("/repair-cms/price-rules"),
    href("/repair-cms/labor-rates"),
    href("/repair-cms/states"),
    href("/repair-cms/print-settings"),
    href("/repair-cms/link-settings"),
    href("/repair-cms/message-settings"),
    href("/repair-cms/calendar-settings"),
    href("/repair-cms/follow-up-settings"),
    href("/repair-cms/clock-settings"),
    href("/repair-cms/inspection-sheets"),
    href("/repair-cms/payment-settings"),
    href("/repair-cms/text-messages"),
    words.to,
  ],
};

/** The places of a shop that its member may open, in the order of its bar. */
export function shopPlaces({ shop }: Pick<ShellViewer, "shop">): readonly ShopPlace[] {
  if (!shop) return [];
  return [
    jobs,
    board,
    calendar,
    customers,
    messages,
    ...(shop.quotes ? [followUp, ...(shop.parts ? [parts] : []), canned] : []),
    ...(shop.settings ? [reports] : shop.money ? [register] : []),
    // The words are a section of the settings, for who may not change the others a place.
    shop.settings ? settings : words,
  ];
}

/** The place that a page belongs to: a job's page to the jobs. */
export function placeOf(
  places: readonly ShopPlace[],
  { pathname, search }: { pathname: string; search: string },
): ShopPlace | undefined {
  if (places.length === 0) return undefined;
  const isBoard = pathname === jobs.to && new URLSearchParams(search).get("view") === "board";
  if (isBoard) return board;
  const isBelow = (part: string) =>
    `${pathname}/`.startsWith(part.endsWith("/") ? part : `${part}/`);
  const found = places.find(({ to, parts = [to] }) =>
    parts.some((part) => part !== jobs.to && isBelow(part)),
  );
  return found ?? places[0];
}
