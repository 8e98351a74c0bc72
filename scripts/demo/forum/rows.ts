import { v7 } from "uuid";
import type {
  discussionReplies,
  discussionTopics,
  discussionTranslations,
} from "#app/features/forum/tables.server.ts";
import { byHand } from "#app/features/translator/by-hand.ts";
import type { Language } from "#app/values/language.ts";
import { chassisTopics } from "./chassis.ts";
import { electricTopics } from "./electrics.ts";
import { engineTopics } from "./engine.ts";
import type { Member } from "./members.ts";
import { shopTopics } from "./shop.ts";
import { chassisTranslations } from "./translations/chassis.ts";
import { electricTranslations } from "./translations/electrics.ts";
import { engineTranslations } from "./translations/engine.ts";
import { shopTranslations } from "./translations/shop.ts";

type TopicRow = typeof discussionTopics.$inferInsert;
type ReplyRow = typeof discussionReplies.$inferInsert;
type TranslationRow = typeof discussionTranslations.$inferInsert & { content: string };

const demoTopics = [...engineTopics, ...electricTopics, ...chassisTopics, ...shopTopics];
const translatedTopics = [
  ...engineTranslations,
  ...electricTranslations,
  ...chassisTranslations,
  ...shopTranslations,
];
/** The language of the translations that were written by hand. */
const translatedInto: Record<Language, Language> = { en: "es", es: "en" };
const minute = 60_000;

/**
 * Fixed ids of the topics, so that seeding again replaces them.
 */
export const topicIds = demoTopics.map(
  (_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, "0")}`,
);

/**
 * The demo forum as rows, with a stored translation of every post. The latest replies on topics of
 * the diamond account are unseen. `now` in milliseconds.
 */
export function forumRows(idOf: (member: Member) => string, now: number) {
  const topics: TopicRow[] = [];
  const replies: ReplyRow[] = [];
  const translations: TranslationRow[] = [];
  demoTopics.forEach((one, at) => {
    const id = topicIds[at]!;
    const translation = translatedTopics[at]!;
    const translated = { topicId: id, revision: 0, claim: byHand };
    translations.push({
      ...translated,
      postId: id,
      replyId: null,
      language: translatedInto[one.language],
      title: translation.title,
      content: translation.text,
    });
    const began = now - one.hours * 60 * minute;
    let last = began;
    let unseen = 0;
    one.replies.forEach((said, nth) => {
      last = Math.min(last + said.after * minute, now - (one.replies.length - nth) * minute);
      if (said.by !== one.by) unseen++;
      else unseen = 0;
      const replyId = v7({ msecs: last });
      const content = translation.replies[nth]!;
      translations.push({
        ...translated,
        postId: replyId,
        replyId,
        language: translatedInto[said.language],
        content,
      });
      replies.push({
        id: replyId,
        topicId: id,
        userId: idOf(said.by),
        content: said.text,
        originalLanguage: said.language,
        createdAt: new Date(last),
      });
    });
    const lastOwn = one.replies.findLastIndex((said) => said.by === one.by);
    const seen =
      lastOwn < 0
        ? began
        : replies[replies.length - one.replies.length + lastOwn]!.createdAt.getTime();
    topics.push({
      id,
      userId: idOf(one.by),
      title: one.title,
      content: one.text,
      originalLanguage: one.language,
      createdAt: new Date(began),
      lastActivityAt: new Date(last),
      replyCount: one.replies.length,
      answeredAt: one.answered ? new Date(last) : null,
      seenAt: new Date(seen),
      unseen,
    });
  });
  return { topics, replies, translations };
}
