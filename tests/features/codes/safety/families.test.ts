import { describe, expect, test } from "vitest";
import { titleOf } from "#app/features/codes/codes.server.ts";
import { hazardTexts } from "#app/features/codes/hazards/lines.ts";
import { library } from "#app/features/codes/library.ts";
import { detailsOf } from "#app/features/codes/page/details.server.ts";
import { fold } from "#app/values/fold.ts";
import { languages } from "#app/values/language.ts";
import { catalog } from "../../../support/learning/code-titles.ts";
import { families, notOn } from "./families.ts";

const all = [...library().codes, ...catalog.codes].map((entry) => ({
  code: entry.code,
  title: fold(titleOf(entry, "en")),
  hazards: entry.hazards,
}));

describe("Every one of the standard codes", () => {
  test.each(families.map((family) => [family.name, family] as const))(
    "%s: shows its hazards",
    (_, { range, words, due, except }) => {
      const family = all.filter(
        ({ code, title }) =>
          range.test(code) && (!words || words.test(title)) && !except?.test(title),
      );
      expect(family.length).toBeGreaterThan(0);
      const silent = family.flatMap(({ code, title, hazards }) => {
        const lacking = due.filter((hazard) => !hazards.includes(hazard));
        return lacking.length > 0 ? [`${code} ${title}: ${lacking.join(", ")}`] : [];
      });
      expect(silent).toEqual([]);
    },
  );

  test.each(notOn)("Does not show %s where it does not belong: %s %s", (hazard, range, words) => {
    const odd = all.filter(
      ({ code, title, hazards }) =>
        range.test(code) && words.test(title) && hazards.includes(hazard),
    );
    expect(odd.map(({ code, title }) => `${code} ${title}`)).toEqual([]);
  });

  test("Shows a visitor all the hazards of a code in both languages", () => {
    for (const { range, words } of families) {
      const { code, hazards } =
        all.find((one) => range.test(one.code) && words?.test(one.title)) ??
        all.find((one) => range.test(one.code))!;
      for (const language of languages)
        expect(detailsOf(code, language, false, catalog).safety).toEqual(
          hazardTexts(hazards, language),
        );
    }
  });
});
