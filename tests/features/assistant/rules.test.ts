import { expect, test } from "vitest";
import { namesMake } from "#app/features/assistant/answer/makes.ts";
import { notesOn } from "#app/features/assistant/answer/notes.server.ts";
import { messagesFor } from "#app/features/assistant/answer/prompt.ts";
import { codesWithoutMake, sourcesFor } from "#app/features/assistant/answer/sources.server.ts";
import { askForm } from "#app/features/assistant/forms.ts";
import { isImageData } from "#app/features/assistant/image.ts";
import { mergeTurns, unansweredIn } from "#app/features/assistant/panel/panel.ts";
import { plainText } from "#app/features/assistant/plain-text.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";

test("Reports manufacturer codes only when no make is named", async () => {
  expect(await codesWithoutMake("P1350 and P0301", null)).toEqual(["P1350"]);
  expect(await codesWithoutMake("P1350 on a 2004 Chevrolet", null)).toEqual([]);
  const job = {
    id: "J",
    title: "WO-000001 · 2018 Toyota Corolla",
    odometer: null,
    issues: "U1000",
    diagnostic: null,
  };
  expect(await codesWithoutMake("P1350", job)).toEqual([]);
  const [source] = await sourcesFor("P1350", null, "es");
  expect(source).toMatchObject({ n: 1, ref: "P1350", title: "P1350: código del fabricante" });
});

test.each(["Toyota", "un Nissan Tsuru", "VW Jetta", "2012 Citroën C3", "GMC Sierra"])(
  "%j names a make",
  (text) => expect(namesMake(text)).toBe(true),
);
test.each(["P1350 please", "smarter seats", "the ram is stuck", "the mini fuse"])(
  "%j names no make",
  (text) => expect(namesMake(text)).toBe(false),
);

test("Lists as sources the codes of the question, those of the job, then the job: at most six codes", async () => {
  const job = {
    id: "J",
    title: "WO-000007 · 2015 Kia Rio",
    odometer: "90000 km",
    issues: "P0171 again",
    diagnostic: "P0300 yesterday",
  };
  const sources = await sourcesFor("P0420?", job, "en");
  expect(sources.map(({ n, kind, ref }) => [n, kind, ref])).toEqual([
    [1, "code", "P0420"],
    [2, "code", "P0171"],
    [3, "code", "P0300"],
    [4, "job", "J"],
  ]);
  expect(sources[3]!.text).toBe(
    "WO-000007 · 2015 Kia Rio\nOdometer: 90000 km\nReported issues: P0171 again\nDiagnostic so far: P0300 yesterday",
  );
  const many = await sourcesFor("P0301 P0302 P0303 P0304 P0420 P0171 P0172 P0128", null, "en");
  expect(many).toHaveLength(6);
  expect(await sourcesFor("it makes a noise", null, "en")).toEqual([]);
});

test("Finds the notes of an answer by rules: figures, safety topics, makes", async () => {
  const sources = await sourcesFor("P0087", null, "en");
  const notes = await notesOn({
    message: "P0087, I measured 30 psi",
    answer: "30 psi is low; it needs 58 psi [1]",
    sources,
    job: null,
    before: [],
  });
  expect(notes).toEqual({ unsourced: ["58 psi"], safety: ["fuel"], makerCodes: [] });
  const later = await notesOn({
    message: "and now?",
    answer: "58 psi",
    sources: [],
    job: null,
    before: ["the book says 58 psi"],
  });
  expect(later.unsourced).toEqual([]);
});

test("Sends a picture to vision models only", () => {
  const prompt = {
    language: "en" as const,
    message: "",
    sources: [],
    window: [{ message: "a", response: "b" }],
    image: "data:image/png;base64,x",
  };
  expect(messagesFor(prompt).at(-1)).toMatchObject({
    content: [{ type: "text" }, { type: "image_url", image_url: { url: prompt.image } }],
  });
  expect(
    messagesFor({ ...prompt, image: null }).map(({ role, content }) => [role, typeof content]),
  ).toEqual([
    ["system", "string"],
    ["user", "string"],
    ["assistant", "string"],
    ["user", "string"],
  ]);
});

const dataUrl = (type: string, bytes: number[], more = 0) =>
  `data:image/${type};base64,${Buffer.concat([Buffer.from(bytes), Buffer.alloc(more)]).toString("base64")}`;
const [jpeg, png, webp] = [
  [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0],
  [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
];

test.each([
  [dataUrl("jpeg", jpeg!), true],
  [dataUrl("png", png!), true],
  [dataUrl("webp", webp!), true],
  [dataUrl("jpeg", jpeg!, 999_987), true],
  [dataUrl("jpeg", jpeg!, 1_000_003), false],
  [dataUrl("png", jpeg!), false],
  [dataUrl("gif", [0x47, 0x49, 0x46]), false],
  ["data:image/svg+xml;base64,PHN2Zy8+", false],
  ["data:image/png;base64,", false],
  ["data:image/png;base64,@@@@", false],
  ["data:text/html;base64,PGI+", false],
  ["https://evil.example/x.png", false],
])("Accepts a data URL by its first bytes and its size (%#)", (text, good) =>
  expect(isImageData(text)).toBe(good),
);

test("Requires words or a picture in a question", () => {
  expect(askForm.safeParse({ message: " \n ", imageData: "null" }).success).toBe(false);
  expect(askForm.safeParse({ message: "", imageData: dataUrl("png", png!) }).success).toBe(true);
  expect(askForm.parse({ message: " P0301 ", imageData: "", job: "x'--", language: "fr" })).toEqual(
    {
      message: "P0301",
      language: null,
      imageData: null,
      job: null,
      replaces: null,
    },
  );
});

const turn = (id: string, status = "done", response = "x") => ({ id, status, response }) as never;

test("Merges pages of turns without duplicates, and returns an unanswered newest question to the input", () => {
  expect(
    mergeTurns([turn("1")], [turn("3", "running"), turn("2")], [turn("3", "done", "all")]),
  ).toEqual([turn("1"), turn("2"), turn("3", "done", "all")]);
  expect(unansweredIn([turn("1", "failed", ""), turn("2")])).toBeUndefined();
  expect(unansweredIn([turn("1"), turn("2", "failed", "")])).toEqual(turn("2", "failed", ""));
  expect(unansweredIn([turn("2", "failed", "half")])).toBeUndefined();
});

test("Converts Markdown to plain text for a job's diagnostic", () => {
  const text =
    "# Causes\n\n1. **Coil**\n   - worn [1]\n2. Plug\n\n> quoted\n\n`code` and [a link](https://x.example/a)";
  expect(plainText(readMarkdown(text))).toBe(
    "Causes\n\n1. Coil\n   - worn [1]\n2. Plug\n\nquoted\n\ncode and a link (https://x.example/a)",
  );
});
