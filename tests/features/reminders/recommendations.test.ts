import { expect, test } from "vitest";
import type { History, QuotedWork } from "#app/features/reminders/due/history.ts";
import { recommendationsOf } from "#app/features/reminders/due/recommendations.ts";
import { plainWords } from "#app/features/reminders/service.ts";
import { readServices, servicesText } from "#app/features/reminders/settings/services-text.ts";
import { standardRules } from "#app/features/reminders/standard-rules.ts";

const rules = standardRules("mi");
const quote = (id: string, description: string, status: QuotedWork["status"]): QuotedWork => ({
  id,
  status,
  description,
  translation: undefined,
  words: plainWords(description),
  decidedOn: "2026-07-20",
});
const visit = (number: number, day: string, quotes: QuotedWork[], odometer: number | null = null) =>
  ({
    id: `job-${number}`,
    number,
    day,
    status: "completed",
    odometer,
    odometerUnit: "mi",
    quotes,
  }) as const;
const nothing: History = { visits: [], findings: [], answers: [], asked: [] };
const of = (history: Partial<History>) => recommendationsOf({ ...nothing, ...history }, rules);

const declined = visit(1, "2026-07-20", [quote("q1", "Front brake pads", "rejected")]);

test("What was declined comes back after four months, to the day", () => {
  expect(of({ visits: [declined] })).toMatchObject([
    { subject: "declined:q1", dueOn: "2026-11-20", askOn: "2026-11-20", answer: null },
  ]);
});

test("The same work that was quoted again is not recommended", () => {
  const again = (status: QuotedWork["status"]) =>
    visit(2, "2026-09-01", [quote("q2", "front  Brake Pads", status)]);
  expect(of({ visits: [declined, again("approved")] })).toEqual([]);
  expect(of({ visits: [declined, again("pending")] })).toEqual([]);
  expect(of({ visits: [declined, again("rejected")] })).toMatchObject([{ subject: "declined:q2" }]);
});

test("An answer closes it for good, also for the same work declined again", () => {
  const visits = [declined, visit(2, "2026-09-01", [quote("q2", "Front brake pads", "rejected")])];
  const answer = (subject: string) => [{ subject, answer: "no", day: "2026-08-01" }] as const;
  expect(of({ visits, answers: answer("declined:q1") })).toMatchObject([
    { askOn: null, answer: "no" },
  ]);
  expect(of({ visits, answers: answer("vehicle") })).toMatchObject([{ askOn: null }]);
  expect(of({ visits, answers: answer("declined:other") })).toMatchObject([{ answer: null }]);
});

test("A service comes again by what it is called on quotes, and after it was done here", () => {
  const oil = (id: string) => quote(id, "Cambio de aceite (5W-30)", "approved");
  const visits = [
    visit(1, "2026-01-10", [oil("a")], 40_000),
    visit(2, "2026-07-10", [oil("b")], 43_000),
  ];
  expect(of({ visits })).toMatchObject([
    { subject: "service:oil and filter change", jobId: "job-2", dueOn: "2027-01-10", by: "date" },
  ]);
  const fast = [visits[0]!, visit(2, "2026-07-10", [oil("b")], 52_000)];
  const [due] = of({ visits: fast });
  expect(due).toMatchObject({ by: "distance", isByDateAlone: false });
  expect(due!.dueOn < "2026-11-01").toBe(true);
  // Three weeks before, and what was said before it was done again counts no more.
  const answers = [
    { subject: "service:oil and filter change", answer: "elsewhere", day: "2026-03-01" },
  ] as const;
  expect(of({ visits, answers })).toMatchObject([{ askOn: "2026-12-20", answer: null }]);
  const later = [{ ...answers[0], day: "2026-08-01" }];
  expect(of({ visits, answers: later })).toMatchObject([{ askOn: null }]);
});

test("A service that was never done here is not recommended, nor one of a job that is not done", () => {
  expect(of({ visits: [visit(1, "2026-01-10", [])] })).toEqual([]);
  const open = {
    ...visit(1, "2026-01-10", [quote("a", "Oil change", "approved")]),
    status: "in_progress",
  } as const;
  expect(of({ visits: [open] })).toEqual([]);
  expect(
    of({ visits: [visit(1, "2026-01-10", [quote("a", "Foil changeling", "approved")])] }),
  ).toEqual([]);
});

test("Nobody is asked twice in 30 days, nor about one thing twice in 180", () => {
  const asked = (subject: string) => [{ subjects: [subject], day: "2026-11-15" }];
  const visits = [declined];
  expect(of({ visits, asked: asked("other") })).toMatchObject([{ askOn: "2026-12-15" }]);
  expect(of({ visits, asked: asked("declined:q1") })).toMatchObject([{ askOn: "2027-05-14" }]);
});

test("Red comes up sooner than yellow, in the words of the library", () => {
  const finding = { jobId: "job-1", jobNumber: 1, point: "frontPads", day: "2026-10-01" };
  const words = { name: { en: "Pads", es: "Pastillas" }, advice: null };
  const color = (one: "red" | "yellow") => of({ findings: [{ ...finding, ...words, color: one }] });
  expect(color("red")).toMatchObject([{ dueOn: "2026-11-01", names: { es: "Pastillas" } }]);
  expect(color("yellow")).toMatchObject([{ dueOn: "2027-02-01" }]);
});

test("The start list is read as it is shown, in both units", () => {
  for (const unit of ["km", "mi"] as const) {
    const { services } = standardRules(unit);
    expect(services).toHaveLength(15);
    expect(readServices(servicesText(services))).toEqual(services);
  }
});

test.each([
  "Oil change",
  "Oil | Aceite",
  "Oil | Aceite | x | 6",
  "A | B | 0 | 0",
  "A | B | 1 | 1\na | C | 1 | 1",
])("Refuses the services %j", (text) => expect(readServices(text)).toBeUndefined());
