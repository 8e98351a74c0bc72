import type { Block } from "#app/ui/text/markdown.ts";
import type { Language } from "#app/values/language.ts";
import type { Author } from "./author.ts";

/** A text as it is rendered. */
export type ShownText = { language: Language; blocks: Block[] };

/** A post in the viewer's language; a reply has no title. `byHand`: by a person, for the demo. */
export type ShownTranslation = ShownText & { title: string | null; byHand?: true | undefined };

/** A translation that the page streams: "later" is still in progress, null is none. */
export type Promised = ShownTranslation | "later" | null;

/** The translations of a page by post id: stored ones, and those that are streamed. */
export type Translations = Record<string, ShownTranslation | Promise<Promised>>;

/** Today's remaining model calls of a member, and whether the site has none left. */
export type Budget = { left: number; siteIsOut: boolean };

/** A topic's text or a reply, as one viewer may see it. Instants in milliseconds. */
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
  /** To the topic's author: a reply since the last visit. */
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
  /** The reply that a search has found. */
  replyId: string | null;
};
