import { hazardTexts } from "#app/features/codes/facts/hazards.ts";
import type { Listed } from "#app/features/codes/sheet/sheet.ts";
import type { Language } from "#app/values/language.ts";
import { type Catalog, catalogTitle } from "./catalog.ts";

/** A code of the catalog with its title and hazards, or undefined. */
export function listedTitle(
  catalog: Catalog,
  code: string,
  language: Language,
): Listed | undefined {
  const entry = catalog.byCode.get(code);
  return (
    entry && {
      code,
      title: catalogTitle(entry, catalog, language),
      hazards: hazardTexts(entry.hazards, language).map(({ name }) => name),
    }
  );
}

const mostNear = 6;

/** Codes of the same part first, then the next ones by number; in order. */
export function nearInCatalog({ codes, byCode }: Catalog, code: string): string[] {
  const { part } = byCode.get(code)!;
  const number = numberOf(code);
  const far = (one: (typeof codes)[number]) =>
    Math.abs(numberOf(one.code) - number) + (one.part === part ? 0 : 0x1000);
  return codes
    .filter((one) => one.code !== code)
    .sort((a, b) => far(a) - far(b))
    .slice(0, mostNear)
    .map((one) => one.code)
    .sort();
}

const numberOf = (code: string) => Number.parseInt(code.slice(1), 16);
