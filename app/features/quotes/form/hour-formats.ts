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
export function minutesOf(typed: string): number | undefined {
  const text = typed.replace(/ (?:(?:of )?labou?r|de mano de obra)$/, "");
  for (const [pattern, count] of ways) {
    const match = pattern.exec(text);
    if (!match) continue;
    const minutes = count(...(match.slice(1) as string[]));
    return Number.isNaN(minutes) ? undefined : minutes;
  }
  return undefined;
}

// Without a space "11/2" may be one and a half as well.
const properly = (part: string, of: string): number =>
  Number(part) < Number(of) ? Number(part) / Number(of) : Number.NaN;
const decimal = (text: string): number => Number(text.replace(",", "."));
const counted = (text: string): number => counts.get(text) ?? Number(text);
