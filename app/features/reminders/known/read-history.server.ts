import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { History, QuotedWork } from "#app/features/reminders/due/history.ts";
import { plainWords } from "#app/features/reminders/service.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { HistoryRows } from "./history.server.ts";

type Line = [string, number, QuoteStatus, string, string | null, number, string | null];

/** What the rows of a vehicle say, with days as the shop's clocks count them. */
export function readHistory(rows: HistoryRows, zone: string): History {
  const [[head], visits, findings, answers, asked] = rows;
  const dayOf = (at: number | Date) => wallTimeOf(Number(at), zone).slice(0, 10);
  const customerId = head?.owner?.id;
  return {
    visits: visits
      .map(({ createdAt, quotes, ...visit }) => ({
        ...visit,
        day: dayOf(createdAt),
        quotes: (JSON.parse(quotes) as Line[])
          .sort((one, other) => one[1] - other[1])
          .map(
            ([id, , status, description, translation, at, lines]): QuotedWork => ({
              id,
              status,
              description,
              translation: readTranslation(translation),
              words: plainWords(`${description} / ${lines ?? ""}`),
              decidedOn: dayOf(at),
            }),
          ),
      }))
      .reverse(),
    findings: findings.flatMap(({ name, words, at, ...finding }) =>
      name === null
        ? []
        : {
            ...finding,
            jobNumber: visits.find(({ id }) => id === finding.jobId)?.number ?? 0,
            day: dayOf(at),
            name: JSON.parse(name) as Record<Language, string>,
            advice: words && byLanguage((one) => (words[one] ?? Object.values(words)[0]!).advice),
          },
    ),
    answers: answers
      .filter((one) => one.customerId === customerId)
      .map(({ subject, answer, at }) => ({ subject, answer, day: dayOf(at) })),
    asked: asked.map(({ work, createdAt }) => ({
      subjects: work.map(({ subject }) => subject),
      day: dayOf(createdAt),
    })),
  };
}
