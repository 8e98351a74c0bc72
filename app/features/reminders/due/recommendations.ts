import { type Recommendation, wholeVehicle } from "#app/features/reminders/recommendation.ts";
import { againDays, plainWords, quietDays, type Rules } from "#app/features/reminders/service.ts";
import { kilometers } from "#app/values/distance.ts";
import { fold } from "#app/values/fold.ts";
import { byLanguage, inLanguage } from "#app/values/language.ts";
import { dayAfter, monthsAfter } from "#app/values/wall-time.ts";
import { dayNumber, dueAgain } from "./due.ts";
import type { History } from "./history.ts";
import { paceOf, soundReadings } from "./odometer.ts";

/** A recommendation without its customer's answer. */
type Bare<One = Recommendation> = One extends Recommendation
  ? Omit<One, "askOn" | "askedOn" | "answer"> & {
      /** Ids under which older ones of the same were answered. */
      also?: readonly string[];
      /** An answer from before counts no more: it was done here since. */
      doneOn?: string;
      leadDays?: number;
    }
  : never;

/** All that is recommended for a vehicle, the soonest first, with what was answered. */
export function recommendationsOf(history: History, rules: Rules): Recommendation[] {
  const all = [
    ...declinedWork(history, rules),
    ...openFindings(history, rules),
    ...dueServices(history, rules),
  ];
  return all
    .map((one) => withAnswers(one, history))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

const byDate = (dueOn: string) => ({ dueOn, by: "date", isByDateAlone: false }) as const;

/** The last rejected quote of each piece of work that was not quoted again since. */
function declinedWork({ visits }: History, { declinedMonths }: Rules): Bare[] {
  const quotes = visits.flatMap((visit) => visit.quotes.map((quote) => ({ quote, visit })));
  const alike = Map.groupBy(quotes, ({ quote }) => fold(quote.description).trim());
  return [...alike.values()].flatMap((some): Bare[] => {
    const { quote, visit } = some.at(-1)!;
    if (quote.status !== "rejected") return [];
    return [
      {
        kind: "declined",
        quoteId: quote.id,
        subject: `declined:${quote.id}`,
        also: some.map((one) => `declined:${one.quote.id}`),
        jobId: visit.id,
        jobNumber: visit.number,
        since: quote.decidedOn,
        text: quote.description,
        translation: quote.translation,
        ...byDate(monthsAfter(quote.decidedOn, declinedMonths)),
      },
    ];
  });
}

/** Yellow and red points of the last inspection. */
const openFindings = ({ findings }: History, { yellowMonths, redMonths }: Rules): Bare[] =>
  findings.map(({ jobId, jobNumber, point, color, day, name, advice }) => ({
    kind: "found",
    point,
    color,
    subject: `found:${point}`,
    jobId,
    jobNumber,
    since: day,
    text: "",
    names: byLanguage((one) => {
      const point = inLanguage(name, one);
      return advice ? `${point}: ${advice[one]}` : point;
    }),
    ...byDate(monthsAfter(day, color === "red" ? redMonths : yellowMonths)),
  }));

/** Services that were done here before: of others no one knows when they were. */
function dueServices({ visits }: History, { services, unit, leadDays }: Rules): Bare[] {
  const sound = soundReadings(
    visits.flatMap(({ day, odometer, odometerUnit }) =>
      odometer === null ? [] : { day: dayNumber(day), distance: odometer, unit: odometerUnit },
    ),
    unit,
  );
  const pace = paceOf(sound);
  return services.flatMap((service): Bare[] => {
    const visit = visits.findLast(
      ({ status, quotes }) =>
        status === "completed" &&
        quotes.some(
          (quote) => quote.status === "approved" && service.words.some(isIn(quote.words)),
        ),
    );
    if (!visit) return [];
    const km = service.distance === null ? null : kilometers(service.distance, unit);
    const then = sound.find(({ day }) => day === dayNumber(visit.day));
    const due = dueAgain({ km, months: service.months }, { day: visit.day, km: then?.km }, pace);
    if (!due) return [];
    return [
      {
        kind: "service",
        subject: `service:${service.id}`,
        doneOn: visit.day,
        leadDays,
        jobId: visit.id,
        jobNumber: visit.number,
        since: visit.day,
        text: "",
        names: service.names,
        ...due,
      },
    ];
  });
}

/** Whether words occur in a text as whole words. */
const isIn = (text: string) => (words: string) => ` ${plainWords(text)} `.includes(` ${words} `);

function withAnswers({ also = [], doneOn, leadDays = 0, ...one }: Bare, history: History) {
  const subjects = [one.subject, wholeVehicle, ...also];
  const answer = history.answers.find(
    ({ subject, day }) =>
      subjects.includes(subject) && (subject === wholeVehicle || !doneOn || day >= doneOn),
  );
  const [lastDay] = history.asked
    .map(({ day }) => day)
    .sort()
    .reverse();
  const askedOn =
    history.asked
      .filter((asked) => asked.subjects.some((subject) => subjects.includes(subject)))
      .map(({ day }) => day)
      .filter((day) => !doneOn || day >= doneOn)
      .sort()
      .at(-1) ?? null;
  const days = [
    dayAfter(one.dueOn, -leadDays),
    ...(askedOn ? [dayAfter(askedOn, againDays)] : []),
    ...(lastDay ? [dayAfter(lastDay, quietDays)] : []),
  ];
  const askOn = answer ? null : days.sort().at(-1)!;
  return { ...one, askOn, askedOn, answer: answer?.answer ?? null } as Recommendation;
}
