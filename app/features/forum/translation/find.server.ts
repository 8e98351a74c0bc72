import { eq } from "drizzle-orm";
import pLimit from "p-limit";
import type { Budget, ShownTranslation, Translations } from "#app/features/forum/posts/shown.ts";
import type { Reply } from "#app/features/forum/replies/replies.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import type { Topic } from "#app/features/forum/topics/topics.server.ts";
import { pauseOf, pauseQuery } from "#app/platform/ai/pause.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { readMarkdown } from "#app/ui/markdown.ts";
import type { Language } from "#app/values/language.ts";
import { budgetOf, budgetQuery } from "./budget.server.ts";
import {
  isResting,
  type KeptText,
  knownQueries,
  type Translatable,
  textOf,
} from "./store.server.ts";
import {
  type Desk,
  type Outcome,
  outcomeWithin,
  patience,
  translatePost,
} from "./translate-post.server.ts";

/** A topic or a reply as the translator needs it. */
export const translatable = (post: Topic | Reply): Translatable => ({
  id: post.id,
  topicId: "topicId" in post ? post.topicId : post.id,
  replyId: "topicId" in post ? post.id : null,
  authorId: post.userId,
  language: post.originalLanguage,
  revision: post.editedAt?.getTime() ?? 0,
  title: "title" in post ? post.title : null,
  text: post.content,
});

/** What this post can be shown as to everyone who reads this language. */
const shownTranslation = (text: KeptText, language: Language): ShownTranslation => ({
  language,
  title: text.title,
  blocks: readMarkdown(text.text),
  byHand: text.byHand,
});

/** How many posts of a page are translated at once. */
const atOnce = 4;

type Asked = {
  into: Language;
  /** Whether only what is kept is wanted: the reader wants originals. */
  keptOnly: boolean;
  /** Whether the titles will do. */
  titlesOnly?: boolean;
};

/**
 * What must be known of a post to find its translation, and how to read it whole if there is none.
 */
export type Stub = Pick<Translatable, "id" | "language" | "revision"> & {
  load: () => Promise<Translatable | undefined>;
};

/** A page's translations, and what its reader's budget has left, where it was asked. */
export type Shown = { translations: Translations; budget?: Budget };

/** The translations of a topic's posts. A hidden post has none. */
export const translationsFor = (
  desk: Desk,
  posts: readonly (Topic | Reply)[],
  asked: Asked,
): Promise<Shown> => {
  const shown = posts.filter(({ hiddenAt }) => hiddenAt === null).map(translatable);
  return findTranslations(
    desk,
    shown.map((post) => ({ ...post, load: async () => post })),
    asked,
  );
};

/**
 * The translations of a page's posts: those kept, with one look-up for all, and promises of the
 * others, which the page does not wait for. A post in the reader's own language has none. What is
 * not ready when the page's stream must end comes later.
 */
export async function findTranslations(
  desk: Desk,
  stubs: readonly Stub[],
  { into, keptOnly, titlesOnly }: Asked,
): Promise<Shown> {
  const foreign = stubs.filter(({ language }) => language !== into);
  if (foreign.length === 0) return { translations: {} };
  const now = desk.now();
  const ids = foreign.map(({ id }) => id);
  const [pause, left, ...known] = await desk.db.batch([
    pauseQuery(desk.db),
    budgetQuery(desk.db, desk.readerId, now),
    ...knownQueries(desk.db, ids, into, titlesOnly),
  ]);
  const budget = budgetOf(left);
  const byId = new Map(known.flat().map((one) => [one.postId, one]));
  const mayAsk =
    !keptOnly && pauseOf(pause, now) === undefined && budget.left > 0 && !budget.siteIsOut;
  const next = pLimit(atOnce);
  const translations: Translations = {};
  for (const stub of foreign) {
    const one = byId.get(stub.id);
    const text = textOf(one, stub.revision);
    if (text) translations[stub.id] = shownTranslation(text, into);
    else if (mayAsk && !isResting(one, stub.revision, now)) {
      const work = next(() => loadAndTranslate(desk, stub, into));
      desk.defer(work);
      translations[stub.id] = outcomeWithin(work, patience.waitMs).then((outcome) =>
        shownOutcome(outcome, into),
      );
    }
  }
  return { translations, budget };
}

async function loadAndTranslate(desk: Desk, stub: Stub, into: Language): Promise<Outcome> {
  const post = await stub.load().catch(() => undefined);
  return post ? translatePost(desk, post, into) : "none";
}

/** What a page is told: a translation, that it comes later, or nothing. */
export const shownOutcome = (
  outcome: Outcome,
  into: Language,
): ShownTranslation | "later" | null => {
  if (outcome === "none") return null;
  return outcome === "later" ? outcome : shownTranslation(outcome, into);
};

/** A topic or a reply by its id alone, hidden ones left out. */
export async function findPost(db: Db, id: string): Promise<Topic | Reply | undefined> {
  const [[topic], [reply]] = await db.batch([
    db.select().from(discussionTopics).where(eq(discussionTopics.id, id)),
    db.select().from(discussionReplies).where(eq(discussionReplies.id, id)),
  ]);
  const post = topic ?? reply;
  return post && post.hiddenAt === null ? post : undefined;
}
