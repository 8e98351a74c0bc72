import { describe, expect, test } from "vitest";
import { calendarFile } from "#app/features/videos/live/calendar-file.ts";
import { isOpen, type LiveSession } from "#app/features/videos/live/session.ts";
import { instantOf } from "#app/values/wall-time.ts";

const at = (wall: string, zone: string) => instantOf(wall, zone)!;

describe("a session can be joined", () => {
  const zone = "America/Chicago";
  const evening = {
    startsAt: at("2026-11-20T23:30", zone),
    endsAt: at("2026-11-21T00:30", zone),
    cancelled: false,
  };
  test.each([
    ["the evening before", "2026-11-19T23:59", false],
    ["from the first minute of its day", "2026-11-20T00:00", true],
    ["while it lasts, past midnight", "2026-11-21T00:29", true],
    ["not any more when it has ended", "2026-11-21T00:30", false],
  ])("%s", (_, wall, open) => expect(isOpen(evening, at(wall, zone), zone)).toBe(open));

  test("on its day in the viewer's time zone", () => {
    const now = at("2026-11-20T20:00", "Europe/Madrid");
    expect(isOpen(evening, now, zone)).toBe(true);
    // there it is the morning of the 21st
    expect(isOpen(evening, now, "Europe/Madrid")).toBe(false);
  });

  test("unless it is canceled", () => {
    expect(isOpen({ ...evening, cancelled: true }, evening.startsAt, zone)).toBe(false);
  });
});

describe("a calendar file", () => {
  const session: LiveSession = {
    id: "0190a8c0-0000-7000-8000-000000000001",
    title: "Oscilloscope, part 2; the basics \\ más",
    description: "Bring a scope.\nLos patrones: señal, ruido, y lo que falta. ".repeat(4),
    language: "en",
    startsAt: Date.UTC(2026, 2, 10, 0, 0),
    endsAt: Date.UTC(2026, 2, 10, 1, 30),
    cancelled: false,
    sequence: 0,
  };
  const facts = {
    url: "https://llave.example/live",
    host: "llave.example",
    changedAt: Date.UTC(2026, 1, 1),
  };
  const file = (over: Partial<LiveSession> = {}) => calendarFile({ ...session, ...over }, facts);
  const unfolded = (text: string) => text.replaceAll("\r\n ", "");

  test("has the required properties of RFC 5545, in lines of at most 75 bytes", () => {
    const text = file();
    const lines = text.split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of [
      "UID:0190a8c0-0000-7000-8000-000000000001@llave.example",
      "DTSTAMP:20260201T000000Z",
      "DTSTART:20260310T000000Z",
      "DTEND:20260310T013000Z",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      "SUMMARY:Oscilloscope\\, part 2\\; the basics \\\\ más",
    ])
      expect(unfolded(text).split("\r\n")).toContain(line);
    expect(unfolded(text)).toContain("DESCRIPTION:Bring a scope.\\nLos patrones");
  });

  test("keeps its UID and raises its SEQUENCE when the session moves or is canceled", () => {
    const uid = /UID:.*/.exec(file())![0];
    const moved = file({ sequence: 1, startsAt: session.startsAt + 3_600_000 });
    const cancelled = file({ sequence: 2, cancelled: true });
    expect(
      [moved, cancelled].map((text) => [text.includes(uid), /SEQUENCE:(\d)/.exec(text)![1]]),
    ).toEqual([
      [true, "1"],
      [true, "2"],
    ]);
    expect(cancelled).toContain("STATUS:CANCELLED");
  });

  test("is right across a change to daylight saving time", () => {
    const [before, after] = ["2026-03-07T18:00", "2026-03-14T18:00"].map((wall) =>
      at(wall, "America/Chicago"),
    );
    expect(file({ startsAt: before! })).toContain("DTSTART:20260308T000000Z");
    expect(file({ startsAt: after! })).toContain("DTSTART:20260314T230000Z");
  });

  test("escapes line breaks in typed text", () => {
    const text = file({
      title: "A\r\nATTENDEE:mailto:x@evil.example",
      description: "\nEND:VEVENT\n",
    });
    expect(text).not.toMatch(/\r\n(ATTENDEE|END:VEVENT\r\nURL)/);
    expect(text.match(/END:VEVENT\r\n/g)).toHaveLength(1);
  });
});
