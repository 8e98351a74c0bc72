import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { type FeedEntry, feedOf } from "#app/features/calendar/feed/feed.ts";

// The parser of Thunderbird, and the two that most programs of Node read calendars with.

type ReadEvent = { uid: string; start: number; end: number; summary: string; description: string };

const parsers: Record<string, (file: string) => ReadEvent[]> = {
  "ical.js": (file) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => {
      const event = new ICAL.Event(one);
      return {
        uid: event.uid,
        start: event.startDate.toJSDate().getTime(),
        end: event.endDate.toJSDate().getTime(),
        summary: event.summary,
        description: event.description,
      };
    }),
  "node-ical": (file) =>
    Object.values(nodeIcal.sync.parseICS(file)).flatMap((one) =>
      one?.type === "VEVENT"
        ? [
            {
              uid: one.uid,
              start: one.start.getTime(),
              end: one.end?.getTime() ?? 0,
              summary: String(one.summary),
              description: String(one.description),
            },
          ]
        : [],
    ),
  "ts-ics": (file) =>
    (convertIcsCalendar(undefined, file).events ?? []).map((one) => ({
      uid: one.uid,
      start: one.start.date.getTime(),
      end: one.end?.date.getTime() ?? 0,
      summary: one.summary,
      description: one.description ?? "",
    })),
};

const entries: FeedEntry[] = [
  // The hour that New York's clocks skip, half an hour of Kolkata, and one over New Year.
  ["2027-03-14T07:00Z", "2027-03-14T08:30Z", "María Pérez · Toyota Corolla · ABC-123"],
  ["2027-06-01T04:30Z", "2027-06-01T05:15Z", "Ñandú & Söhne; frenos, “rechina” \\ vibra"],
  ["2027-12-31T23:00Z", "2028-01-01T02:00Z", "長い名前 🚗 ".repeat(20).trim()],
].map(([from, to, summary], at) => ({
  id: `01890000-0000-7000-8000-00000000000${at}`,
  startsAt: Date.parse(from!),
  endsAt: Date.parse(to!),
  state: "booked",
  sequence: at,
  changedAt: Date.parse("2027-01-01T00:00Z"),
  summary: summary!,
  description: "Chilla al frenar; vibra, y huele\na \\ quemado",
  location: "",
  url: "https://llave.test/repair-cms/calendar/1",
}));

test.each(Object.entries(parsers))("%s reads what the shop planned", (_, read) => {
  const file = feedOf(entries, { name: "Citas · Taller; Ruiz, S.A.", host: "llave.test" });
  expect(read(file)).toEqual(
    entries.map(({ id, startsAt, endsAt, summary, description }) => ({
      uid: `${id}@llave.test`,
      start: startsAt,
      end: endsAt,
      summary,
      description,
    })),
  );
});
