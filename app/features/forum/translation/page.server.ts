import type { Translations } from "#app/features/forum/posts/shown.ts";
import type { Reply } from "#app/features/forum/replies/replies.server.ts";
import type { Found as FoundTopic } from "#app/features/forum/search/search.server.ts";
import type { TopicLine } from "#app/features/forum/topics/list.server.ts";
import type { Topic } from "#app/features/forum/topics/topics.server.ts";
import type { Language } from "#app/values/language.ts";
import { type Asked, type Found, findTranslations } from "./find.server.ts";
import { findPost } from "./find-post.server.ts";
import { translatable } from "./translatable.ts";
import type { TranslationServices } from "./translate-and-save.server.ts";

// The translations that a page shows: it finds them, what is missing is translated, and stored.

/** The translations of a topic's posts. A hidden post has none. */
export const translationsOf = (
  services: TranslationServices,
  posts: readonly (Topic | Reply)[],
  asked: Asked,
): Promise<Found> => {
  const shown = posts.filter(({ hiddenAt }) => hiddenAt === null).map(translatable);
  return findTranslations(
    services,
    shown.map((post) => ({ ...post, load: async () => post })),
    asked,
  );
};

/**
 * The titles of a list in the reader's language: those stored, and promises of the others, whose
 * topics are read and translated whole.
 */
export async function titlesOf(
  services: TranslationServices,
  lines: readonly (TopicLine | FoundTopic)[],
  into: Language,
): Promise<Found> {
  const stubs = lines
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map(({ id, originalLanguage: language, editedAt }) => ({
      id,
      language,
      revision: Number(editedAt ?? 0),
      load: async () => {
        const post = await findPost(services.db, id);
        return post && translatable(post);
      },
    }));
  const { translations: found, ...rest } = await findTranslations(services, stubs, {
    into,
    storedOnly: false,
    titlesOnly: true,
  });
  const titles = Object.entries(found).map(([id, one]) => [
    id,
    one instanceof Promise ? one.then(titleOf) : titleOf(one),
  ]);
  return { translations: Object.fromEntries(titles), ...rest };
}

/** A list shows titles only. */
const titleOf = <Shown extends Awaited<Translations[string]>>(shown: Shown): Shown =>
  shown !== null && typeof shown === "object" ? { ...shown, blocks: [] } : shown;
