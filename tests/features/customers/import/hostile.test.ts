import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFormula } from "#app/features/customers/import/file/csv-cell.ts";
import { listNoted } from "#app/features/customers/import/imports.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { hostileFiles, scrambledFiles } from "../../../support/hostile/hostile-csv.ts";
import { signedIn } from "../../../support/people.ts";
import { exported, importFile, importWorld } from "../../../support/repair/imports.ts";

let world: Awaited<ReturnType<typeof importWorld>>;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.close());

test("There are two hundred hostile files", () => {
  expect(hostileFiles.length + scrambledFiles.length).toBeGreaterThanOrEqual(200);
});

const getT = await loadEveryT();
const isSentence = (key: string) =>
  languages.every((language) => getT(language)(key as WordKey) !== key);

test.each(hostileFiles.map((one) => [one.name, one] as const))(
  "Imports or refuses a file with %s",
  async (_, { file, whole, added = 0, refused = [], partial = [] }) => {
    const { shopId } = await signedIn(world.db, "premium");
    const { ref, preview, result } = await importFile(world, file, shopId);
    const rows = await listNoted(world.db, ref, 0);
    expect({
      whole: preview.problem ?? undefined,
      added: whole ? 0 : result.added,
      refused: rows.map(({ problem }) => problem),
      partial: (await listNoted(world.db, ref, 0, "partial")).map(({ problem }) => problem),
    }).toEqual({ whole, added, refused, partial });
    expect(
      [preview.problem ?? whole, ...refused, ...partial]
        .filter(Boolean)
        .every((key) => isSentence(key!)),
    ).toBe(true);
    // A rejected file has written nothing, and an export contains no formula.
    const cells = (await exported(world, shopId)).split(/,|\r\n/).slice(20);
    if (whole) expect(cells).toEqual([""]);
    expect(cells.filter((cell) => guardFormula(cell) !== cell && !cell.startsWith("'"))).toEqual(
      [],
    );
  },
);

test.each(scrambledFiles.map((file, n) => [n + 1, file] as const))(
  "Refuses the scrambled file %i whole, or writes what its preview said",
  async (_, file) => {
    const { shopId } = await signedIn(world.db, "premium");
    const { preview, result } = await importFile(world, file, shopId);
    if (preview.stage === "failed") {
      expect(isSentence(preview.problem!)).toBe(true);
      expect((await exported(world, shopId)).split("\r\n").slice(1)).toEqual([""]);
    } else {
      expect(result.stage).toBe("done");
      expect([result.added, result.refused]).toEqual([preview.added, preview.refused]);
    }
  },
);
