import { expect, test } from "vitest";
import { revisionFileOf } from "#app/features/approval/revision/revision-file.server.ts";
import { notesOf } from "#app/features/approval/revision/revision-notes.ts";
import { filesOfPhoto, type PhotoSource } from "#app/features/approval/revision/revision-photos.ts";
import { revisionOfPriced } from "../../../support/links/revisions.ts";
import { manyQuotes } from "../../quotes/price/many-quotes.ts";

const [large, small] = ["a".repeat(64), "b".repeat(64)];
const photo: PhotoSource = {
  id: "p1",
  file: `${large}.png`,
  small: `${small}.jpg`,
  width: 40,
  height: 20,
  takenAt: new Date(5),
  caption: "Worn pads",
  marks: [{ kind: "circle", x1: 1, y1: 2, x2: 3, y2: 4 }],
};
const quotes = manyQuotes().slice(0, 1);
const sent = (...photos: PhotoSource[]) => revisionOfPriced(quotes, { photos });

test("A photo is named by the hashes of both files, with its words and what is drawn on it", () => {
  const [frozen] = sent(photo).photos!;
  expect(frozen).toEqual({
    id: "p1",
    sha256: large,
    type: "image/png",
    small: { sha256: small, type: "image/jpeg" },
    width: 40,
    height: 20,
    takenAt: 5,
    caption: {
      en: { text: "Worn pads", note: null },
      es: { text: "Worn pads", note: "asWritten" },
    },
    marks: photo.marks,
  });
  expect(filesOfPhoto(frozen!)).toEqual({ file: photo.file, small: photo.small });
});

test("What is sent without photos has the bytes that it always had", () => {
  expect(sent()).not.toHaveProperty("photos");
  const bare = { ...photo, caption: "", marks: [], takenAt: null };
  expect(Object.keys(sent(bare).photos![0]!)).not.toContain("caption");
  // Neither has one without a place: its bytes are those from before there were any.
  for (const point of [undefined, null])
    expect(JSON.stringify(sent({ ...photo, point: point! }))).toBe(JSON.stringify(sent(photo)));
});

test("Every part of a photo is part of the hash", async () => {
  const hashOf = async (one: PhotoSource) => (await revisionFileOf(sent(one))).sha256;
  const hashes = await Promise.all([
    hashOf(photo),
    hashOf({ ...photo, file: `${small}.png` }),
    hashOf({ ...photo, small: `${large}.jpg` }),
    hashOf({ ...photo, caption: "Pads" }),
    hashOf({ ...photo, marks: [] }),
    hashOf({ ...photo, point: "walk:front" }),
    hashOf({ ...photo, marks: [{ ...photo.marks[0]!, x1: 0 }] }),
  ]);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test("A caption in another language than the customer's is said to be as it was written", () => {
  const plain = { text: "", note: null };
  const issues = { en: plain, es: plain };
  const { photos } = sent(photo);
  const notes = (language: "en" | "es") =>
    notesOf({ issues, diagnostic: null, quotes: [], photos: photos! }, language);
  expect([...notes("en")]).toEqual([]);
  expect([...notes("es")]).toEqual(["asWritten"]);
});
