import type { Translations } from "#app/features/forum/posts/shown.ts";
import type { TopicPage } from "#app/features/forum/replies/topic-page.server.ts";
import type { SearchResult } from "#app/features/forum/search/search.server.ts";
import type { TopicLine } from "#app/features/forum/topics/list.server.ts";
import { findTranslations, type TranslationQuery, type TranslationResult } from "./find.server.ts";
import { findPost } from "./find-post.server.ts";
import { translatable } from "./translatable.ts";
import type { TranslationServices } from "./translate-and-save.server.ts";

// The translations that a page shows: it finds them, what is missing is translated, and stored.

/** The translations of a topic's posts, which `page` brought along. A hidden post has none. */
export function translationsOf(
  services: TranslationServices,
  { topic, translation, replies }: Pick<TopicPage, "topic" | "translation" | "replies">,
  asked: TranslationQuery,
): TranslationResult {
  const posts = [
    { post: topic, stored: translation },
    ...replies.map(({ reply, translation: stored }) => ({ post: reply, stored })),
  ];
  const shown = posts
    .filter(({ post }) => post.hiddenAt === null)
    .map(({ post, stored }) => ({ stored, ...translatable(post) }));
  return findTranslations(
    services,
    shown.map((post) => ({ ...post, load: async () => post })),
    asked,
  );
}

/**
 * The titles of a list in the reader's language: those stored, which came with it, and promises of
 * the others, whose topics are read and translated whole.
 */
export function titlesOf(
  services: TranslationServices,
  lines: readonly (TopicLine | SearchResult)[],
  asked: TranslationQuery,
): TranslationResult {
  const stubs = lines
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map(({ id, originalLanguage: language, editedAt, translation: stored }) => ({
      id,
      language,
      revision: Number(editedAt ?? 0),
      stored,
      load: async () => {
        const post = await findPost(services.db, id);
        return post && translatable(post);
      },
    }));
  const { translations: found, ...rest } = findTranslations(services, stubs, asked);
  const titles = Object.entries(found).map(([id, one]) => [
    id,
    one instanceof Promise ? one.then(titleOf) : titleOf(one),
  ]);
  return { translations: Object.fromEntries(titles), ...rest };
}

/** A list shows titles only. */
const titleOf = <Shown extends Awaited<Translations[string]>>(shown: Shown): Shown =>
  shown !== null && typeof shown === "object" ? { ...shown, blocks: [] } : shown;
