import { loadLibrary } from "#app/features/codes/load-library.server.ts";
import { systemNames } from "#app/features/codes/systems.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Language } from "#app/values/language.ts";

/** How many codes are looked at, and how many systems are named. */
const [looked, named] = [4, 2] as const;

/** The systems of a vehicle that a complaint in everyday words is likely about; none if unsure. */
export async function systemsIn(complaint: string, language: Language): Promise<string[]> {
  try {
    await Promise.all([loadLibrary(), loadGlossary()]);
    const { bestFor } = await import("#app/features/codes/search/rank.ts");
    const systems = bestFor(complaint.slice(0, 400), looked).map(({ part }) => part.system);
    return [...new Set(systems)].slice(0, named).map((one) => systemNames[one][language]);
  } catch (error) {
    log.error("a complaint could not be looked up", error);
    return [];
  }
}
