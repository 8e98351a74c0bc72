import fc from "fast-check";
import { expect, test } from "vitest";
import { readDate } from "#app/features/news/read/dates/read-date.ts";
import { zoneOfSite } from "#app/features/news/read/dates/zones.ts";

const now = Date.UTC(2026, 10, 21, 12);
const read = (text: string, language: "en" | "es" = "es") => {
  const at = readDate(text, now, language);
  return at === undefined ? undefined : new Date(at).toISOString().replace(/:00\.000Z$/, "Z");
};

test.each([
  ["Thu, 12 Mar 2026 14:05:00 GMT", "2026-03-12T14:05Z"],
  ["Thu, 12 Mar 2026 14:05:00 -0600", "2026-03-12T20:05Z"],
  ["12 Mar 26 14:05 EST", "2026-03-12T19:05Z"],
  ["2026-03-12", "2026-03-12T00:00Z"],
  ["2026-03-12T14:05:00.123-06:00", "2026-03-12T20:05Z"],
  ["2026/03/12 14:05", "2026-03-12T14:05Z"],
  ["20260312T140500", "2026-03-12T14:05Z"],
  ["12 de marzo de 2026", "2026-03-12T00:00Z"],
  ["Jueves, 12 de marzo del 2026 - 14:05 hs", "2026-03-12T14:05Z"],
  ["12 marzo, 2026", "2026-03-12T00:00Z"],
  ["12 sept. 2026", "2026-09-12T00:00Z"],
  ["1 de setiembre de 2026", "2026-09-01T00:00Z"],
  ["March 12th, 2026 at 2:05 pm", "2026-03-12T14:05Z"],
  ["Published on Mar 12, 2026", "2026-03-12T00:00Z"],
  ["marzo 12, 2026", "2026-03-12T00:00Z"],
  ["hace 2 horas", "2026-11-21T10:00Z"],
  ["hace un día", "2026-11-20T12:00Z"],
  ["Hace más de 3 semanas", "2026-10-31T12:00Z"],
  ["2 hours ago", "2026-11-21T10:00Z"],
  ["an hour ago", "2026-11-21T11:00Z"],
  ["5m ago", "2026-11-21T11:55Z"],
  ["ayer", "2026-11-20T12:00Z"],
  ["anteayer", "2026-11-19T12:00Z"],
  ["yesterday", "2026-11-20T12:00Z"],
  ["ahora mismo", "2026-11-21T12:00Z"],
  ["1773324300", "2026-03-12T14:05Z"],
  ["1773324300000", "2026-03-12T14:05Z"],
])("reads %j", (text, expected) => expect(read(text)).toBe(expected));

const ways: Record<string, string> = {
  // Zones by name, by place, by the date's own summer time.
  "2026-03-12T16:05Z":
    "12 Mar 2026 09:05 PDT|Thu, 12 Mar 2026 09:05:00 -0700 (PDT)|March 12, 2026 9:05 PT|March 12, 2026 at 9:05 a.m. Pacific Time|2026-03-12T09:05:00[America/Los_Angeles]|Mar 12, 2026 12:05 PM EDT|12 Mar 2026 12:05 ET|2026-03-12 10:05 America/Mexico_City|12 de marzo de 2026, 10:05 (hora de México)|12 Mar 2026 17:05 CET|2026-03-12T16:05:00 +0000 UTC|12 Mar 2026 13:05 ART|Thu Mar 12 2026 10:05:00 GMT-0600 (CST)|12 mar 2026 11:05 COT",
  "2026-07-12T13:05Z":
    "12 Jul 2026 09:05 ET|2026-07-12 09:05 America/New_York|12 Jul 2026 15:05 MEST|12 Jul 2026 15:05:00 MESZ|Jul 12, 2026 8:05 AM CT|12 Jul 2026 06:05 PDT|2026-07-12T15:05 CEST",
  // Days as they are written.
  "2026-03-01T00:00Z":
    "1º de marzo de 2026|1.º de marzo de 2026|1ro de marzo de 2026|1o. de marzo de 2026|1er marzo 2026|1st of March 2026|March 1st, 2026|01-Mar-2026|1 mar 26|Domingo, 1° de marzo de 2026|1 de março de 2026|2026-060|2026-W09-7|01/03/26",
  "2026-08-12T00:00Z":
    "mié., 12 ago. 2026|mié 12 ago 2026|12 Aug 26|Wed 12 August 2026|12/08/2026|12.08.2026|12-08-26|20260812|2026.08.12|August 12, 2026|ago 12, 2026|12 de agosto del 2026|12-Aug-26|Aug. 12, 2026 - 5 min read|12 ago 2026 · 9 min de lectura",
  "2026-09-12T00:00Z":
    "12 set 2026|12 sept 2026|sept. 12, 2026|12 de setembro de 2026|12 septiembre 2026|Sat, 12 Sep 2026",
  // Times.
  "2026-03-12T14:05Z":
    "Thu Mar 12 14:05:00 2026|Thu Mar 12 14:05:00 UTC 2026|12 mar 2026, 2:05 p.\u00a0m.|12 mar 2026, 2:05\u202fp. m.|12 mar 2026 02:05 PM|14:05, 12 de marzo de 2026|12 de marzo de 2026 a las 14.05 h|Jueves 12 de marzo de 2026, 14h05|20260312T1405Z|20260312140500|2026-03-12T14:05Z|2026-03-12T14:05:00,123Z|2026-03-12 14:05:00 UTC|12/03/2026 - 14:05 hs|Thursday, 12-Mar-26 14:05:00 GMT|1773324300.5|@1773324300|2026-W11-4T14:05Z|2026-03-12T08:05-06|2026-03-12T19:35:00+05:30|\u200e12 mar 2026 14:05",
  "2026-03-12T17:00Z":
    "March 12, 2026 5 PM|12 mar 2026, 5 p. m.|Mar 12, 2026 1 PM EDT|12 de marzo de 2026, 17 hs",
  "2026-03-13T00:00Z": "2026-03-12T24:00:00Z|12 Mar 2026 24:00 GMT|12 Mar 2026 23:59:60 GMT",
  "2026-03-12T00:05Z": "12 Mar 2026 12:05 AM|12 mar 2026, 12:05 a. m.",
  // Compared with now.
  "2026-11-21T08:15Z":
    "Hoy, 08:15|hoy a las 8:15|Today at 8:15 am|today 08:15 UTC|Hoje às 08:15|Hoy 8:15 a. m.",
  "2026-11-20T18:30Z": "Ayer, 18:30|yesterday at 6:30 PM|ayer a las 18:30 hs|Ayer 6:30 p. m.",
  "2026-11-21T11:30Z": "hace media hora|half an hour ago|hace 30 min|30 mins ago",
  "2026-11-21T10:00Z": "2 hours, 5 minutes ago|hace unas 2 horas|há 2 horas|2h ago|hace 2 hs",
};
test.each(
  Object.entries(ways).flatMap(([at, texts]) => texts.split("|").map((text) => [text, at])),
)("%j is %s", (text, at) => expect(read(text!)).toBe(at));

test("a time without a zone is in the zone of the site", () => {
  const at = (text: string, url: string) =>
    new Date(readDate(text, now, "es", zoneOfSite(url))!).toISOString().slice(0, 16);
  expect(at("12 mar 2026 09:05", "https://noticias.example.com.mx/x")).toBe("2026-03-12T15:05");
  expect(at("Hoy, 05:15", "https://autos.cl/")).toBe("2026-11-21T08:15");
  expect(at("ayer a las 22:30", "https://www.autos.com.ar/")).toBe("2026-11-21T01:30");
  expect(at("12 mar 2026 09:05 GMT", "https://noticias.example.com.mx/")).toBe("2026-03-12T09:05");
  expect(at("2026-07-12 09:05", "https://coches.es")).toBe("2026-07-12T07:05");
  for (const url of ["https://startup.co/", "https://news.example.com", "nonsense"])
    expect(at("12 mar 2026 09:05", url)).toBe("2026-03-12T09:05");
});

test("3/12 is December in Spanish and March in English, unless only one order is a date", () => {
  expect([read("03/12/2025", "es"), read("03/12/2025", "en")]).toEqual([
    "2025-12-03T00:00Z",
    "2025-03-12T00:00Z",
  ]);
  expect([read("25/12/2025", "en"), read("12-25-2025", "es")]).toEqual([
    "2025-12-25T00:00Z",
    "2025-12-25T00:00Z",
  ]);
});

test.each([
  "",
  "soon",
  "1601-01-01",
  "0001-01-01",
  "9999-12-31",
  "2026-02-31",
  "2027-01-01",
  "30 de febrero de 2026",
  "12 de nada de 2026",
  "hace 900 horas y 99 de eso",
  "3 Marvel 2024",
  "12 marmol 2026",
  "5 Mayors 2026",
  "10 de Mayorga 2026",
  "192.168.10.20",
  "version 1.2.3",
  "1.2.34",
  "5 min read",
  "3 minutos de lectura",
  "2026-13-01",
  "2026-00-10",
  "2026-W54-1",
  "2026-367",
  "12/13/14/15",
  "99:99",
  "2026-03",
  "-1",
  "99999999999999999",
  `${"1".repeat(500)}`,
])("%j is no date", (text) => {
  const at = readDate(text, now);
  if (at !== undefined) expect(at).toBeGreaterThan(now - 60 * 86_400_000);
  if (!text.startsWith("hace")) expect(at).toBeUndefined();
});

test("a date up to a day ahead is now, a later one is ignored", () => {
  expect(read("2026-11-22T10:00:00Z")).toBe("2026-11-21T12:00Z");
  expect(read("2026-11-23T10:00:00Z")).toBeUndefined();
});

test("any text yields a plausible date or none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/:.\-T +a-z]{0,40}$/)), (text) => {
      const at = readDate(text, now);
      if (at === undefined) return;
      expect(Number.isInteger(at) && at <= now && at >= Date.UTC(1995, 0, 1)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
