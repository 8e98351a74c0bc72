import { es as ownData } from "#app/features/account/own-data/words.es.ts";
import { es as twoFactor } from "#app/features/account/two-factor/words.es.ts";
import { es as account } from "#app/features/account/words.es.ts";
import { es as admin } from "#app/features/admin/words.es.ts";
import { es as questions } from "#app/features/approval/questions/words.es.ts";
import { es as send } from "#app/features/approval/send/words.es.ts";
import { es as approvalSettings } from "#app/features/approval/settings/words.es.ts";
import { es as telephone } from "#app/features/approval/telephone/words.es.ts";
import { es as walkRound } from "#app/features/approval/walk-round/words.es.ts";
import { es as approval } from "#app/features/approval/words.es.ts";
import { es as photo } from "#app/features/assistant/photo/words.es.ts";
import { es as assistant } from "#app/features/assistant/words.es.ts";
import { es as billing } from "#app/features/billing/words.es.ts";
import { es as books } from "#app/features/books/words.es.ts";
import { es as booking } from "#app/features/calendar/booking/words.es.ts";
import { es as calendarSettings } from "#app/features/calendar/settings/words.es.ts";
import { es as calendar } from "#app/features/calendar/words.es.ts";
import { es as cards } from "#app/features/cards/words.es.ts";
import { es as clock } from "#app/features/clock/words.es.ts";
import { es as codes } from "#app/features/codes/words.es.ts";
import { es as imports } from "#app/features/customers/import/words.es.ts";
import { es as merge } from "#app/features/customers/merge/words.es.ts";
import { es as recalls } from "#app/features/customers/recalls/words.es.ts";
import { es as vin } from "#app/features/customers/vin/words.es.ts";
import { es as customers } from "#app/features/customers/words.es.ts";
import { es as exports } from "#app/features/exports/words.es.ts";
import { es as forum } from "#app/features/forum/words.es.ts";
import { es as inspection } from "#app/features/inspection/words.es.ts";
import { es as provider } from "#app/features/messages/provider/words.es.ts";
import { es as messages } from "#app/features/messages/words.es.ts";
import { es as invoices } from "#app/features/money/invoices/words.es.ts";
import { es as news } from "#app/features/news/words.es.ts";
import { es as notes } from "#app/features/notes/words.es.ts";
import { es as offline } from "#app/features/offline/words.es.ts";
import { es as papers } from "#app/features/papers/words.es.ts";
import { es as parts } from "#app/features/parts/words.es.ts";
import { es as photos } from "#app/features/photos/words.es.ts";
import { es as phrases } from "#app/features/phrases/words.es.ts";
import { es as push } from "#app/features/push/words.es.ts";
import { es as canned } from "#app/features/quotes/canned/words.es.ts";
import { es as choices } from "#app/features/quotes/choices/words.es.ts";
import { es as laborRates } from "#app/features/quotes/labor-rates/words.es.ts";
import { es as priceRules } from "#app/features/quotes/price-rules/words.es.ts";
import { es as taxes } from "#app/features/quotes/taxes/words.es.ts";
import { es as quotes } from "#app/features/quotes/words.es.ts";
import { es as remindersPage } from "#app/features/reminders/page/words.es.ts";
import { es as reminders } from "#app/features/reminders/words.es.ts";
import { es as board } from "#app/features/repair/board/words.es.ts";
import { es as repair } from "#app/features/repair/words.es.ts";
import { es as reports } from "#app/features/reports/words.es.ts";
import { es as scan } from "#app/features/scan/words.es.ts";
import { es as membership } from "#app/features/shop/membership/words.es.ts";
import { es as paying } from "#app/features/shop/paying/words.es.ts";
import { es as print } from "#app/features/shop/print/words.es.ts";
import { es as team } from "#app/features/shop/team/words.es.ts";
import { es as shop } from "#app/features/shop/words.es.ts";
import { es as plans } from "#app/features/site/plans/words.es.ts";
import { es as site } from "#app/features/site/words.es.ts";
import { es as speech } from "#app/features/speech/words.es.ts";
import { es as statements } from "#app/features/statements/words.es.ts";
import { es as states } from "#app/features/states/words.es.ts";
import { es as stock } from "#app/features/stock/words.es.ts";
import { es as review } from "#app/features/translations/review/words.es.ts";
import { es as videos } from "#app/features/videos/words.es.ts";
import { es as ui } from "#app/ui/words.es.ts";
import type { Shape } from "#app/values/language.ts";
import type en from "./en.ts";

/**
 * The product's words in Spanish: a key missing in either language does not compile. For the
 * server; a browser loads the parts that its page needs.
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
} satisfies Shape<typeof en>;
