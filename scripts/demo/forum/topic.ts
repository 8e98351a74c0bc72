import type { Language } from "#app/values/language.ts";
import type { Member } from "./members.ts";

/** A post, `after` minutes after the one before it. */
type DemoPost = { by: Member; language: Language; text: string; after: number };
/** A topic with its replies, `hours` old; `answered`: marked as solved by its author. */
export type DemoTopic = DemoPost & {
  title: string;
  hours: number;
  answered: boolean;
  replies: DemoPost[];
};

type Line = [by: Member, language: Language, text: string, after?: number];

export const topic = (
  { answered = false, ...head }: Pick<DemoTopic, "hours" | "title"> & { answered?: boolean },
  [by, language, text]: Line,
  replies: Line[],
): DemoTopic => ({
  ...head,
  by,
  language,
  text,
  after: 0,
  answered,
  replies: replies.map(([author, written, reply, after = 47], at) => ({
    by: author,
    language: written,
    text: reply,
    after: after + at * 13,
  })),
});
