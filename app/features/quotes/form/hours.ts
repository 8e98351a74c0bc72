import { quoteLimits } from "#app/features/quotes/quote.ts";
import { plainTyped } from "#app/values/amount.ts";
import { minutesOf } from "./hour-formats.ts";

/** Hours as read; or why not, with the two that they may be. */
type ReadHours =
  | { hours: number }
  | { problem: "number" | "halfHours" | "tooMany" }
  | { either: readonly [number, number] };

/**
 * Hours as a person types them: `2`, `1.5`, `1,5`, `1 ½`, `1 1/2`, `1:30`, `1h30`, `90 min`, `2
 * horas`, `hora y media`. Hundredths of an hour
 * are rounded where minutes or a fraction are typed. Negatives become 0; what is not a step of half an hour is refused, or
 * another one where `perHour` says so. `1,000` may be one hour or a thousand: both.
 */
export function readHours(text: string, perHour = 2): ReadHours {
  if (text.length > 1_000) return { problem: "number" };
  const typed = folded(text);
  const negative = /^[-−]/.test(typed);
  const said = negative ? typed.slice(1).trim() : typed;
  const [, whole, thousand] =
    /^([1-9]\d{0,2})[.,](\d{3})(?: ?(?:h|hours?|horas?))?$/.exec(said) ?? [];
  if (whole && thousand && !negative)
    return { either: [Number(`${whole}.${thousand}`), Number(whole + thousand)] };
  const minutes = minutesOf(said);
  if (minutes === undefined) return { problem: "number" };
  const hours = clampHours((negative ? -1 : 1) * (minutes / 60));
  if (hours > quoteLimits.laborHours) return { problem: "tooMany" };
  // Minutes come as fractions of hours: 59.56 hours are not quite 5,956 hundredths.
  const steps = Math.round(hours * perHour);
  const isStep =
    Math.abs(hours * perHour - steps) < 1e-6 ||
    // A third of an hour comes as minutes or a fraction; three decimals are another number.
    (perHour === 100 && steps > 0 && !/[.,]\d{3}/.test(said));
  // Adding 0 turns the -0 of "-0" into the 0 it means.
  return isStep ? { hours: steps / perHour + 0 } : { problem: "halfHours" };
}

const halves: Record<string, string> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };

const folded = (text: string): string => {
  const typed = plainTyped(text)
    .toLowerCase()
    .replace(/ ?([½¼¾])/g, (_, sign: string) => ` ${halves[sign]}`)
    .replace(/\u2044/g, "/")
    .trim();
  return typed.normalize("NFD").replace(/\u0301/g, "");
};

/**
 * Labour hours as the form takes them: steps of half an hour, negatives become 0 (specification,
 * section 5).
 */
const clampHours = (hours: number): number => Math.max(0, hours);
