import { jobWords } from "#app/features/repair/list/job-words.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";

/** The words of a search for jobs, with what the trade calls it in the other language. */
export async function soughtWords(text: string) {
  const words = jobWords(text);
  if (words.length === 0) return [];
  const [{ withOtherNames }] = await Promise.all([
    import("#app/features/translator/glossary/other-names.ts"),
    loadGlossary(),
  ]);
  return withOtherNames(words);
}
