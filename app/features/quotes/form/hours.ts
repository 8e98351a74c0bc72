import { quoteLimits } from "#app/features/quotes/quote.ts";
import { plainTyped } from "#app/values/amount.ts";

/** Parsed hours, or the problem with the two possible readings. */
type ReadHours =
  | { hours: number }
  | { problem: "number" | "halfHours" | "tooMany" }
  | { either: readonly [number, number] };

/**
 * Parses typed hours: `2`, `1.5`, `1,5`, `1 ½`, `1 1/2`, `1:30`, `1h30`, `90 min`, `2 horas`, `hora
 * y media`. Minutes and fractions are rounded to hundredths of an hour. Negatives become 0; other
 * steps than half an hour are refused, or than `perHour` sets. `1,000` may be one hour or a
 * thousand: both are returned.
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
  // Negatives become 0 (specification, section 5).
  const hours = negative ? 0 : minutes / 60;
  if (hours > quoteLimits.laborHours) return { problem: "tooMany" };
  // Minutes arrive as fractions of hours: 59.56 hours are not quite 5,956 hundredths.
  const steps = Math.round(hours * perHour);
  const isStep =
    Math.abs(hours * perHour - steps) < 1e-6 ||
    // A third of an hour arrives as minutes or a fraction; three decimals are another number.
    (perHour === 100 && steps > 0 && !/[.,]\d{3}/.test(said));
  return isStep ? { hours: steps / perHour } : { problem: "halfHours" };
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

const counts = new Map(
  [
    "cero zero",
    "un una uno an a one",
    "dos two",
    "tres three",
    "cuatro four",
    "cinco five",
    "seis six",
    "siete seven",
    "ocho eight",
  ]
    .concat(["nueve nine", "diez ten", "once eleven", "doce twelve"])
    .flatMap((words, count) => words.split(" ").map((word) => [word, count] as const)),
);

const number = String.raw`(?:\d+(?:[.,]\d*)?|[.,]\d+)`;
const hour = String.raw`(?:h\.?|hs\.?|hrs?\.?|hours?|horas?)`;
const minute = String.raw`(?:m|mins?\.?|minutes?|minutos?|')`;
const word = `(?:${[...counts.keys()].join("|")})`;

/** Each way to say a time, and its minutes. The first that fits counts. */
const ways: readonly (readonly [RegExp, (...parts: string[]) => number])[] = [
  [way(`(${number}) ?${hour}?`), (hours) => 60 * decimal(hours)],
  [
    way(String.raw`(\d+ )?(\d)/([1-9]\d?) ?(?:${hour}|de hora|(?:of )?an hour)?`),
    (whole, part, of) => 60 * (Number(whole ?? 0) + properly(part, of)),
  ],
  [
    way(String.raw`(\d{1,4}):([0-5]\d)(?: ?${hour})?`),
    (hours, minutes) => 60 * Number(hours) + Number(minutes),
  ],
  [
    way(String.raw`(\d{1,4}) ?${hour} ?(?:y |and |, ?)?([0-5]?\d) ?${minute}?`),
    (hours, minutes) => 60 * Number(hours) + Number(minutes),
  ],
  [way(`(${number}) ?${minute}`), (minutes) => decimal(minutes)],
  [way("media hora|half (?:an )?hour|half"), () => 30],
  [way("(?:an? )?quarter (?:of an )?hour|(?:un )?cuarto (?:de )?hora"), () => 15],
  [way("three quarters of an hour|tres cuartos de hora"), () => 45],
  [way(`(${word}|\\d+) ${hour}? ?y cuarto`), (count) => 60 * counted(count) + 15],
  [
    way(`(?:(${word}) )?(?:hora|hour) (?:y media|and a half)`),
    (count) => 60 * (count ? counts.get(count)! : 1) + 30,
  ],
  [
    way(`(${word}|\\d+) ${hour}? ?(?:y media|y medio|and a half)`),
    (count) => 60 * counted(count) + 30,
  ],
  [way(`(${word}|\\d+) (?:y media|and a half) ${hour}`), (count) => 60 * counted(count) + 30],
  [way(`(${word}) ${hour}`), (count) => 60 * counted(count)],
];

function way(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

/** The minutes that a text says; undefined when it says none that can be counted. */
function minutesOf(typed: string): number | undefined {
  const text = typed.replace(/ (?:(?:of )?labou?r|de mano de obra)$/, "");
  for (const [pattern, count] of ways) {
    const match = pattern.exec(text);
    if (!match) continue;
    const minutes = count(...(match.slice(1) as string[]));
    return Number.isNaN(minutes) ? undefined : minutes;
  }
  return undefined;
}

// Without a space "11/2" may also mean one and a half.
const properly = (part: string, of: string): number =>
  Number(part) < Number(of) ? Number(part) / Number(of) : Number.NaN;
const decimal = (text: string): number => Number(text.replace(",", "."));
const counted = (text: string): number => counts.get(text) ?? Number(text);
