import type { Block } from "#app/ui/markdown.ts";
import type { Language } from "#app/values/language.ts";
import type { Author } from "./post.ts";

/** A text as it is drawn. */
export type ShownText = { language: Language; blocks: Block[] };

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
