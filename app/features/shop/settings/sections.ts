import { href } from "react-router";
import type { WordKey } from "#app/values/word-key.ts";

type SettingsSection = { to: string; label: WordKey };

/** The sections of a shop's settings, a page each. */
export const settingsSections: readonly SettingsSection[] = [
  { to: href("/repair-cms/shop"), label: "shop:sections.shop" },
  { to: href("/repair-cms/taxes"), label: "shop:sections.money" },
  { to: href("/repair-cms/price-rules"), label: "shop:sections.prices" },
  { to: href("/repair-cms/labor-rates"), label: "shop:sections.labor" },
  { to: href("/repair-cms/print-settings"), label: "shop:sections.documents" },
  { to: href("/repair-cms/calendar-settings"), label: "shop:sections.calendar" },
  { to: href("/repair-cms/follow-up-settings"), label: "shop:sections.followUp" },
  { to: href("/repair-cms/clock-settings"), label: "shop:sections.clock" },
  { to: href("/repair-cms/link-settings"), label: "shop:sections.link" },
  { to: href("/repair-cms/message-settings"), label: "shop:sections.messages" },
  { to: href("/repair-cms/inspection-sheets"), label: "shop:sections.inspections" },
  { to: href("/repair-cms/payment-settings"), label: "shop:sections.payments" },
  { to: href("/repair-cms/text-messages"), label: "shop:sections.texting" },
  { to: href("/repair-cms/parts"), label: "parts:title" },
  { to: href("/repair-cms/states"), label: "shop:sections.states" },
  { to: href("/repair-cms/team"), label: "shop:sections.team" },
  { to: href("/repair-cms/words"), label: "shop:sections.words" },
];
