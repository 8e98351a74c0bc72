import { describe, expect, test } from "vitest";
import { otherPhotos } from "#app/features/approval/inspection/inspection-texts.ts";
import { canonicalJson } from "#app/features/approval/revision/canonical.ts";
import { revisionFileOf } from "#app/features/approval/revision/revision-file.server.ts";
import { isAsWritten, notesOf } from "#app/features/approval/revision/revision-notes.ts";
import type { FindingToSend } from "#app/features/inspection/sent-findings.ts";
import { notesToSend } from "#app/features/inspection/sent-findings.ts";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { chance } from "../../../support/chance.ts";
import {
  finding,
  inspected,
  photo,
  twoQuotes as quotes,
  sentFindings as sent,
  libraryWords as words,
} from "../../../support/links/inspections.ts";
import { revisionOfPriced } from "../../../support/links/revisions.ts";

const told = (...findings: FindingToSend[]) => sent(findings).inspection!.findings;
const hashOf = async (...of: Parameters<typeof sent>) => (await revisionFileOf(sent(...of))).sha256;

describe("what is sent of an inspection", () => {
  test("A finding says its point and the library's words in both languages, and its measure", () => {
    expect(told(finding("frontPads", { measure: 25, words, quoteId: "q1" }))).toEqual([
      {
        id: "f-frontPads",
        color: "red",
        point: { en: "Front brake pads", es: "Pastillas delanteras" },
        measure: { value: 25, unit: "mm" },
        words,
        quoteId: "q1",
      },
    ]);
  });

  test("What is not in a language is said in the other", () => {
    const { en } = words;
    const points = [{ id: "p", group: "engine", name: { en: "Winch", es: "" } } as const];
    const inspection = inspected([finding("p", { words: { en } as never })], { points });
    expect(revisionOfPriced(quotes, { inspection }).inspection!.findings[0]).toMatchObject({
      point: { en: "Winch", es: "Winch" },
      words: { en, es: en },
    });
  });

  test("Nothing that is not said has a name", () => {
    expect(told(finding("hoses"))).toEqual([
      {
        id: "f-hoses",
        color: "red",
        point: { en: "Coolant hoses and radiator", es: "Mangueras y radiador" },
      },
    ]);
  });

  test("The worst comes first, then the order of the sheet, whatever that of the rows", () => {
    const all = [
      finding("leaks", { color: "yellow" }),
      finding("shocks"),
      finding("coolant", { color: "yellow" }),
      finding("engineOil"),
    ];
    const order = ["f-engineOil", "f-shocks", "f-coolant", "f-leaks"];
    expect(told(...all).map(({ id }) => id)).toEqual(order);
    expect(told(...all.toReversed()).map(({ id }) => id)).toEqual(order);
  });

  test("What is good is named, what was skipped or not looked at is not, and all are counted", () => {
    const { inspection } = sent([
      finding("engineOil", { color: "green", note: "Secret", words }),
      finding("coolant", { color: "skipped", note: "Locked" }),
      finding("shocks", { color: "yellow" }),
    ]);
    expect(inspection).toMatchObject({
      kind: "gasoline",
      finishedAt: 5,
      counts: { red: 0, yellow: 1, green: 1 },
      good: [{ en: "Engine oil", es: "Aceite de motor" }],
    });
    expect(JSON.stringify(inspection)).not.toMatch(/Secret|Locked|Coolant"/);
  });

  test("An inspection that nobody has finished has no time of its end", () => {
    const inspection = inspected([finding("shocks")], { finishedAt: null });
    expect(revisionOfPriced(quotes, { inspection }).inspection).not.toHaveProperty("finishedAt");
  });

  test("A good vehicle has counts and no findings", () => {
    const { inspection } = sent([finding("engineOil", { color: "green" })]);
    expect([inspection!.counts, inspection!.findings]).toEqual([
      { red: 0, yellow: 0, green: 1 },
      [],
    ]);
  });

  test("A row whose point is not on the sheet is not told", () => {
    expect(told(finding("invented"))).toEqual([]);
  });

  test("A measure stands only where the point has a unit", () => {
    expect(told(finding("hoses", { measure: 12 }))[0]).not.toHaveProperty("measure");
    expect(told(finding("frontPads", { measure: 0 }))[0]!.measure).toEqual({
      value: 0,
      unit: "mm",
    });
  });

  test("A quote is named if it is sent too; one that is not is only said to be there", () => {
    expect(told(finding("shocks", { quoteId: "q0" }))[0]!.quoteId).toBe("q0");
    const [other] = told(finding("shocks", { quoteId: "old" }));
    expect(other).toMatchObject({ isQuoted: true });
    expect(other).not.toHaveProperty("quoteId");
  });

  test("Photos are those that were sent and show its point", () => {
    const photos = [photo("p1", "shocks"), photo("p2", null), photo("p3", "shocks")];
    const revision = sent([finding("shocks"), finding("engineOil", { color: "green" })], {
      photos,
    });
    expect(revision.inspection!.findings[0]!.photos).toEqual(["p1", "p3"]);
    expect(otherPhotos(revision, revision.photos!).map(({ id }) => id)).toEqual(["p2"]);
    expect(JSON.stringify(revision.photos)).not.toContain("shocks");
  });
});

describe("its notes", () => {
  const noted = finding("shocks", { note: "Leaks oil" });
  const translation = {
    subjectId: noted.id,
    field: "finding",
    language: "es",
    originalLanguage: "en",
    verdict: null,
    languageBy: null,
    text: "Tira aceite",
    ofText: "Leaks oil",
  } as const;
  const toldIn = (state: "reviewed" | "machine" | "missing") =>
    sent([noted], { translations: [{ ...translation, state }] }).inspection!.findings[0]!.note!;

  test("Are sent as every text of a job is", () => {
    expect(toldIn("reviewed")).toEqual({
      en: { text: "Leaks oil", note: null },
      es: { text: "Tira aceite", note: null },
    });
    for (const state of ["machine", "missing"] as const)
      expect(toldIn(state).es).toEqual({ text: "Leaks oil", note: "asWritten" });
  });

  test("Make the page say that something is as it was written", () => {
    const revision = sent([noted]);
    expect([...notesOf(revision, "es")]).toEqual(["asWritten"]);
    expect(isAsWritten(revision)).toBe(false);
    expect(isAsWritten({ ...revision, language: "es" })).toBe(true);
  });

  test("Count among the texts that are to be ready, but for what is good or was skipped", () => {
    const note = "Note";
    const findings = (["red", "yellow", "green", "skipped"] as const).map((color) =>
      finding(color, { color, note }),
    );
    expect(notesToSend({ findings })).toEqual([
      { subjectId: "f-red", field: "finding", text: note },
      { subjectId: "f-yellow", field: "finding", text: note },
    ]);
    expect(notesToSend({ findings: [finding("shocks")] })).toEqual([]);
    expect(notesToSend(undefined)).toEqual([]);
  });
});

describe("its bytes", () => {
  test("Are those of before where no inspection is sent", () => {
    const bare = revisionOfPriced(quotes);
    expect(bare).not.toHaveProperty("inspection");
    const without = revisionOfPriced(quotes, { inspection: undefined });
    expect(canonicalJson(without)).toBe(canonicalJson(bare));
    const { inspection: _, ...rest } = sent([finding("shocks")]);
    expect(canonicalJson(rest)).toBe(canonicalJson(bare));
  });

  test("Every part is part of the hash", async () => {
    const one = finding("frontPads", { measure: 25, words, note: "Thin", quoteId: "q0" });
    const other = { ...words, es: { ...words.es, advice: "Espere." } };
    const photos = [photo("p1", "frontPads")];
    const hashes = await Promise.all([
      hashOf([one]),
      hashOf([{ ...one, color: "yellow" }]),
      hashOf([{ ...one, measure: 24 }]),
      hashOf([{ ...one, words: other }]),
      hashOf([{ ...one, note: "Thick" }]),
      hashOf([{ ...one, quoteId: null }]),
      hashOf([{ ...one, quoteId: "q1" }]),
      hashOf([{ ...one, quoteId: "elsewhere" }]),
      hashOf([one, finding("shocks", { color: "green" })]),
      hashOf([one], { photos }),
      hashOf([one], { photos: [photo("p1", null)] }),
      hashOf([one], { inspection: inspected([one], { kind: "hybrid" }) }),
      hashOf([one], { inspection: inspected([one], { finishedAt: null }) }),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test("Are the same for the same findings, in whatever order they were read", async () => {
    const colors = ["red", "yellow", "green", "skipped"] as const;
    for (let n = 0; n < 50; n++) {
      const rows = standardPoints("gasoline")
        .filter(() => chance() < 0.7)
        .map(({ id }) =>
          finding(id, {
            color: colors[Math.floor(chance() * 4)]!,
            measure: Math.floor(chance() * 100),
            words: chance() < 0.5 ? words : null,
          }),
        );
      const mixed = rows.toSorted(() => chance() - 0.5);
      expect(await hashOf(mixed)).toBe(await hashOf(rows));
      const { counts, findings, good } = sent(rows).inspection!;
      expect(counts.red + counts.yellow).toBe(findings.length);
      expect(counts.green).toBe(good.length);
    }
  });
});
