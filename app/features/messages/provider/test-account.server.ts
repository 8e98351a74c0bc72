import { take } from "#app/features/account/budget/uses.server.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import { messagedNumber } from "#app/features/customers/phone-spelling.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import {
  TextingError,
  type TextingProblem,
  type TextingWay,
} from "#app/platform/texting/texting.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { hookAddress } from "./hook.ts";
import { openAccount } from "./open-account.server.ts";

type Services = Pick<Platform, "db" | "config" | "texting" | "now">;
type TestResult = { ok: true } | { ok: false; field?: string; key: WordKey };

/** Tests of a shop in a day. */
const perDay = 20;

const text: Record<Language, (shop: string) => string> = {
  en: (shop) => `${shop}: this is a test of our text messages. You do not need to answer.`,
  es: (shop) => `${shop}: esta es una prueba de nuestros mensajes. No hace falta responder.`,
};

/** Sends a message that says it is a test to a number that the owner typed. */
export async function testAccount(
  services: Services,
  shopId: string,
  { way, to, language }: { way: TextingWay; to: string; language: Language },
): Promise<TestResult> {
  const { db, config, texting, now } = services;
  const account = await openAccount(services, shopId, way);
  if (!account) return { ok: false, field: "way", key: "provider:problems.notConnected" };
  const number = await phoneFoundBy(to, await countryOfShop(db, shopId));
  if (!number?.startsWith("+")) return { ok: false, field: "to", key: "provider:problems.number" };
  if (!(await take(db, [{ who: shopId, what: "messages.tests", most: perDay }], now())))
    return { ok: false, key: "provider:problems.tooMany" };
  const { name } = await findSender(db, shopId);
  try {
    await texting.send(account.keys, {
      way,
      from: account.number,
      to: messagedNumber(number),
      text: text[language](name || "Llave"),
      media: [],
      reportTo: hookAddress(config.appUrl, account.hook),
    });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof TextingError)) throw error;
    log.warn("a test of an account for text messages was refused", error);
    const { problem } = error;
    return { ok: false, ...(aboutNumber.has(problem) && { field: "to" }), key: keyOf(problem) };
  }
}

const aboutNumber: ReadonlySet<TextingProblem> = new Set([
  "address",
  "blocked",
  "unreachable",
  "window",
]);

const keyOf = (problem: TextingProblem): WordKey => `provider:refused.${problem}`;
