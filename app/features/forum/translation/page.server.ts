import type { Translations } from "#app/features/forum/posts/shown.ts";
import type { Found } from "#app/features/forum/search/search.server.ts";
import type { TopicLine } from "#app/features/forum/topics/topics.server.ts";
import type { Language } from "#app/values/language.ts";
import { findPost, findTranslations, type Shown, translatable } from "./find.server.ts";
import type { Desk } from "./translate-post.server.ts";

/**
 * The titles of a list in the reader's language: those kept, and promises of the others, whose
 * topics are read and translated whole.
 */
export async function titlesFor(
  desk: Desk,
  lines: readonly (TopicLine | Found)[],
  into: Language,
): Promise<Shown> {
  const stubs = lines
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map(({ id, originalLanguage: language, editedAt }) => ({
      id,
      language,
      revision: Number(editedAt ?? 0),
      load: async () => {
        const post = await findPost(desk.db, id);
        return post && translatable(post);
      },
    }));
  const { translations: found, ...rest } = await findTranslations(desk, stubs, {
    into,
    keptOnly: false,
    titlesOnly: true,
  });
  const titles = Object.entries(found).map(([id, one]) => [
    id,
    one instanceof Promise ? one.then(titleOf) : titleOf(one),
  ]);
  return { translations: Object.fromEntries(titles), ...rest };
}

/** A list shows titles: the texts stay here. */
const titleOf = <Shown extends Awaited<Translations[string]>>(shown: Shown): Shown =>
  shown !== null && typeof shown === "object" ? { ...shown, blocks: [] } : shown;
