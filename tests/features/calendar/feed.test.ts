import fc from "fast-check";
import { expect, test } from "vitest";
import { appointmentStates } from "#app/features/calendar/appointment/appointment.ts";
import { type FeedEntry, feedOf } from "#app/features/calendar/feed/feed.ts";
import { readIcs, unescaped } from "../../support/ics.ts";

const facts = { name: "Citas · Taller; Ruiz, S.A.", host: "llave.test" };
const entry: FeedEntry = {
  id: "01890000-0000-7000-8000-000000000001",
  startsAt: Date.UTC(2027, 2, 14, 9, 30),
  endsAt: Date.UTC(2027, 2, 14, 11),
  state: "booked",
  sequence: 3,
  changedAt: Date.UTC(2027, 2, 1),
  summary: "María Pérez · Toyota Corolla · ABC-123",
  description: "Chilla al frenar; vibra, y huele\na \\ quemado",
  location: "",
  url: "https://llave.test/repair-cms/calendar/1",
};

test("Has times in UTC, a stable UID and its SEQUENCE", () => {
  const calendar = readIcs(feedOf([entry], facts));
  const [event] = calendar.inside;
  expect(Object.fromEntries(event!.properties)).toMatchObject({
    UID: `${entry.id}@llave.test`,
    DTSTART: "20270314T093000Z",
    DTEND: "20270314T110000Z",
    SEQUENCE: "3",
    STATUS: "CONFIRMED",
  });
  expect(unescaped(event!.properties.get("DESCRIPTION")!)).toBe(entry.description);
  expect(unescaped(calendar.properties.get("X-WR-CALNAME")!)).toBe(facts.name);
});

test.each(appointmentStates)("Says what becomes of one that is %s", (state) => {
  const [event] = readIcs(feedOf([{ ...entry, state }], facts)).inside;
  const wanted = { requested: "TENTATIVE", cancelled: "CANCELLED", noShow: "CANCELLED" };
  expect(event!.properties.get("STATUS")).toBe(wanted[state as keyof typeof wanted] ?? "CONFIRMED");
});

test("Any text comes out of an independent reader as it went in", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const file = feedOf([{ ...entry, summary, description }], facts);
      const [event] = readIcs(file).inside;
      const plain = (one: string) =>
        one
          .replace(/\r\n?/g, "\n")
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are no text
          .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
      expect(unescaped(event!.properties.get("SUMMARY")!)).toBe(plain(summary));
      expect(unescaped(event!.properties.get("DESCRIPTION") ?? "")).toBe(plain(description));
    }),
    { numRuns: 500 },
  );
});

test("A hostile name cannot add an entry", () => {
  const summary = "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:y";
  expect(readIcs(feedOf([{ ...entry, summary }], facts)).inside).toHaveLength(1);
});
