import { expect, test } from "vitest";
import { z } from "zod";
import { cleanText } from "#app/http/clean-text.ts";
import {
  email,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  readForm,
} from "#app/http/form.ts";
import { formOf, smallForm } from "#app/http/form-size.ts";

const post = (body: BodyInit) => new Request("http://localhost/x", { method: "POST", body });
const read = (body: BodyInit, size = smallForm) =>
  readForm(post(body), z.object({ a: optionalLine(100).default("") }), size);
const encoded = (text: string) => new Blob([text], { type: "application/x-www-form-urlencoded" });
const said = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues[0]?.message;

/** How long something takes, in milliseconds. */
async function taken(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

test("Refuses a form with too many bytes or fields before reading any field", async () => {
  const parts = new FormData();
  for (let n = 0; n <= smallForm.fields; n++) parts.append(`a${n}`, "x");
  for (const body of [
    encoded(`a=${"x".repeat(9_000)}`),
    encoded("a=&".repeat(smallForm.fields + 1)),
    parts,
  ])
    expect(await read(body)).toEqual({ ok: false, error: { key: "ui:form.tooLarge" } });
  expect((await read(encoded(`a=x${"&b=y".repeat(smallForm.fields - 1)}`))).ok).toBe(true);
});

test("Reads a long list as fast as as many fields", async () => {
  const size = { bytes: 512 * 1024, fields: 200_000 };
  const [list, names] = ["a[]=x&", "abc=x&"].map((field) => encoded(field.repeat(40_000)));
  const plain = await taken(() => read(names!, size));
  expect(await taken(() => read(list!, size))).toBeLessThan(10 * plain + 200);
});

test("Cleans combining marks in linear time", async () => {
  const marks = "x".padEnd(200_000, "\u0301\u0316");
  expect(await taken(() => cleanText(marks))).toBeLessThan(500);
  expect(cleanText(marks)).toBe(marks);
  expect(cleanText("Pen\u0303a e\u0301")).toBe("Peña é");
});

test("Refuses a far too long text without cleaning it", () => {
  expect(said(paragraph(10_000), "e\u0301".repeat(10_000))).toBeUndefined();
  expect(paragraph(10).safeParse("x".repeat(400)).error?.issues[0]).toMatchObject({
    message: "ui:form.tooLong",
    params: { max: 10 },
  });
});

test.each([
  ["nothing wide", "\u200B"],
  ["a joiner and a direction mark", "\u200D\u202E"],
  ["Hangul's filler", "\u3164"],
  ["Braille's blank", "\u2800"],
  ["tags", "\u{E0041}\u{E0042}"],
  ["control characters", "\u0001\u0007"],
])("Refuses %s in required and optional fields", (_, text) => {
  for (const required of [line(80), paragraph(80), email])
    expect(said(required, ` ${text} `)).toBe("ui:form.required");
  // An optional field does not drop such input silently.
  for (const optional of [optionalLine(80), optionalParagraph(80)])
    expect(said(optional, ` ${text} `)).toBe("ui:form.unseen");
});

test("Treats spaces alone as empty", () => {
  expect([optionalLine(80).parse(" \n\t\u00A0"), optionalParagraph(80).parse(" \r\n ")]).toEqual([
    "",
    "",
  ]);
  expect(said(line(80), "  ")).toBe("ui:form.required");
});

test("Keeps lines with any line ending", () => {
  const ends = ["\n", "\r\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"];
  expect(paragraph(80).parse(ends.map((end, n) => `${n}${end}`).join(""))).toBe(
    "0\n1\n2\n3\n4\n5\n6\n7",
  );
  expect(line(80).parse("one\u0085two\fthree")).toBe("one two three");
});

test("Measures the stored text", () => {
  const plate = line(20, (text) => text.toUpperCase());
  expect(said(plate, "ß".repeat(20))).toBe("ui:form.tooLong");
  expect(plate.parse("ß".repeat(10))).toBe("SS".repeat(10));
});

test("Allows a form as large as its encoded texts", () => {
  const longest = new URLSearchParams({ a: "語".repeat(10_000) }).toString();
  expect(longest.length).toBeLessThan(formOf(10_000).bytes);
  expect(formOf(1_000_000).bytes).toBe(512 * 1024);
});
