import type { Language } from "#app/values/language.ts";

/** A post as the translator needs it. `revision`: its `editedAt` in milliseconds, or 0. */
export type Translatable = {
  id: string;
  topicId: string;
  replyId: string | null;
  /** Null: a former member. */
  authorId: string | null;
  language: Language;
  revision: number;
  /** Version of the row (`saveAt`). */
  version: number;
  title: string | null;
  text: string;
};

type Post = {
  id: string;
  userId: string | null;
  originalLanguage: Language;
  editedAt: Date | null;
  version: number;
  content: string;
  /** A topic's. */
  title?: string;
  /** A reply's. */
  topicId?: string;
};

/** A topic or a reply as the translator needs it. */
export const translatable = (post: Post): Translatable => ({
  id: post.id,
  topicId: post.topicId ?? post.id,
  replyId: post.topicId === undefined ? null : post.id,
  authorId: post.userId,
  language: post.originalLanguage,
  revision: post.editedAt?.getTime() ?? 0,
  version: post.version,
  title: post.title ?? null,
  text: post.content,
});
