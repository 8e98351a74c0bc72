import { en as ownData } from "#app/features/account/own-data/words.en.ts";
import { en as twoFactor } from "#app/features/account/two-factor/words.en.ts";
import { en as account } from "#app/features/account/words.en.ts";
import { en as admin } from "#app/features/admin/words.en.ts";
import { en as questions } from "#app/features/approval/questions/words.en.ts";
import { en as send } from "#app/features/approval/send/words.en.ts";
import { en as approvalSettings } from "#app/features/approval/settings/words.en.ts";
import { en as telephone } from "#app/features/approval/telephone/words.en.ts";
import { en as walkRound } from "#app/features/approval/walk-round/words.en.ts";
import { en as approval } from "#app/features/approval/words.en.ts";
import { en as photo } from "#app/features/assistant/photo/words.en.ts";
import { en as assistant } from "#app/features/assistant/words.en.ts";
import { en as billing } from "#app/features/billing/words.en.ts";
import { en as books } from "#app/features/books/words.en.ts";
import { en as booking } from "#app/features/calendar/booking/words.en.ts";
import { en as calendarSettings } from "#app/features/calendar/settings/words.en.ts";
import { en as calendar } from "#app/features/calendar/words.en.ts";
import { en as cards } from "#app/features/cards/words.en.ts";
import { en as clock } from "#app/features/clock/words.en.ts";
import { en as codes } from "#app/features/codes/words.en.ts";
import { en as imports } from "#app/features/customers/import/words.en.ts";
import { en as merge } from "#app/features/customers/merge/words.en.ts";
import { en as recalls } from "#app/features/customers/recalls/words.en.ts";
import { en as vin } from "#app/features/customers/vin/words.en.ts";
import { en as customers } from "#app/features/customers/words.en.ts";
import { en as exports } from "#app/features/exports/words.en.ts";
import { en as forum } from "#app/features/forum/words.en.ts";
import { en as inspection } from "#app/features/inspection/words.en.ts";
import { en as provider } from "#app/features/messages/provider/words.en.ts";
import { en as messages } from "#app/features/messages/words.en.ts";
import { en as invoices } from "#app/features/money/invoices/words.en.ts";
import { en as news } from "#app/features/news/words.en.ts";
import { en as notes } from "#app/features/notes/words.en.ts";
import { en as offline } from "#app/features/offline/words.en.ts";
import { en as papers } from "#app/features/papers/words.en.ts";
import { en as parts } from "#app/features/parts/words.en.ts";
import { en as photos } from "#app/features/photos/words.en.ts";
import { en as phrases } from "#app/features/phrases/words.en.ts";
import { en as push } from "#app/features/push/words.en.ts";
import { en as canned } from "#app/features/quotes/canned/words.en.ts";
import { en as choices } from "#app/features/quotes/choices/words.en.ts";
import { en as laborRates } from "#app/features/quotes/labor-rates/words.en.ts";
import { en as priceRules } from "#app/features/quotes/price-rules/words.en.ts";
import { en as taxes } from "#app/features/quotes/taxes/words.en.ts";
import { en as quotes } from "#app/features/quotes/words.en.ts";
import { en as remindersPage } from "#app/features/reminders/page/words.en.ts";
import { en as reminders } from "#app/features/reminders/words.en.ts";
import { en as board } from "#app/features/repair/board/words.en.ts";
import { en as repair } from "#app/features/repair/words.en.ts";
import { en as reports } from "#app/features/reports/words.en.ts";
import { en as scan } from "#app/features/scan/words.en.ts";
import { en as membership } from "#app/features/shop/membership/words.en.ts";
import { en as paying } from "#app/features/shop/paying/words.en.ts";
import { en as print } from "#app/features/shop/print/words.en.ts";
import { en as team } from "#app/features/shop/team/words.en.ts";
import { en as shop } from "#app/features/shop/words.en.ts";
import { en as plans } from "#app/features/site/plans/words.en.ts";
import { en as site } from "#app/features/site/words.en.ts";
import { en as speech } from "#app/features/speech/words.en.ts";
import { en as statements } from "#app/features/statements/words.en.ts";
import { en as states } from "#app/features/states/words.en.ts";
import { en as stock } from "#app/features/stock/words.en.ts";
import { en as review } from "#app/features/translations/review/words.en.ts";
import { en as videos } from "#app/features/videos/words.en.ts";
import { en as ui } from "#app/ui/words.en.ts";

/**
 * The product's words in English. For the server; a browser loads the parts that its page needs.
 */
export default {
  account,
  admin,
  approval,
  codes,
  photo,
  photos,
  messages,
  assistant,
  billing,
  booking,
  books,
  clock,
  calendar,
  calendarSettings,
  canned,
  cards,
  speech,
  statements,
  customers,
  exports,
  reminders,
  remindersPage,
  forum,
  imports,
  inspection,
  notes,
  invoices,
  merge,
  membership,
  news,
  offline,
  ownData,
  papers,
  parts,
  stock,
  phrases,
  plans,
  push,
  quotes,
  recalls,
  repair,
  reports,
  review,
  scan,
  approvalSettings,
  paying,
  print,
  questions,
  send,
  telephone,
  shop,
  walkRound,
  site,
  states,
  taxes,
  priceRules,
  choices,
  laborRates,
  team,
  provider,
  twoFactor,
  ui,
  videos,
  board,
  vin,
};
