import type { Block } from "#app/ui/markdown.ts";
import type { Language } from "#app/values/language.ts";
import type { Author } from "./author.ts";

/** A text as it is drawn. */
export type ShownText = { language: Language; blocks: Block[] };

/**
 * A post in the reader's language; a reply has no title. `byHand`: a person wrote it, for the demo.
 */
export type ShownTranslation = ShownText & { title: string | null; byHand?: true | undefined };

/**
 * What a promised translation turns out to be: "later" is one that is still being made, null is
 * none.
 */
export type Promised = ShownTranslation | "later" | null;

/**
 * The translations of a page, by the ids of its posts: those kept, and those the page does not wait
 * for.
 */
export type Translations = Record<string, ShownTranslation | Promise<Promised>>;

/**
 * What a reader may still have translated today: calls of a model of their own, and whether the
 * site has any left.
 */
export type Budget = { left: number; siteIsOut: boolean };

/** A topic's own text or a reply, as one reader may see it. Instants in milliseconds. */
export type ShownPost = {
  id: string;
  author: Author;
  createdAt: number;
  editedAt: number | null;
  /** Why an administrator hid it; then the text is empty. */
  hidden: string | null;
  original: ShownText;
  mine: boolean;
  editable: boolean;
  /** Came since the author of the topic, who is the reader, last looked. */
  isNew: boolean;
};

/** A topic in the list. `title` is null when it was hidden. */
export type ShownTopicLine = {
  id: string;
  title: string | null;
  language: Language;
  author: Author;
  createdAt: number;
  lastActivityAt: number;
  replyCount: number;
  answered: boolean;
  /** New replies, on a topic of one's own. */
  fresh: number;
  /** The reply in which a search found its words. */
  replyId: string | null;
};
