import { expect, test } from "vitest";
import { checkTranslation } from "#app/features/translator/check.ts";
import { cutText, linesOf } from "#app/features/translator/cut/cut.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { protect } from "#app/features/translator/protect/protect.ts";
import { otherLanguages } from "#app/values/language.ts";
import { forumRows } from "../../scripts/demo/forum/rows.ts";
import { withTokens } from "../features/translator/translators.ts";

const detect = await openDetector();
const { topics, replies, translations } = forumRows((member) => member, Date.UTC(2026, 10, 21, 15));
const posts = [
  ...topics.map((topic) => ({ ...topic, topicId: topic.id })),
  ...replies.map((reply) => ({ ...reply, title: null })),
];

test("every post of the demo's forum has one in the other language, written by hand", () => {
  expect(translations).toHaveLength(posts.length);
  for (const { id, originalLanguage } of posts) {
    const made = translations.filter(({ postId }) => postId === id);
    expect(made.map(({ language }) => language)).toEqual(otherLanguages(originalLanguage));
  }
});

const pairs = posts.map((post) => ({
  post,
  made: translations.find(({ postId }) => postId === post.id)!,
}));

test.each(
  pairs.map(({ post, made }) => [made.title ?? made.content.slice(0, 60), post, made] as const),
)(
  "passes the checks that a model's answer passes: %s",
  (_, { title, content, originalLanguage: from }, made) => {
    const lines = (heading: string | null | undefined, text: string) =>
      linesOf(cutText(`# ${heading ?? "ECU"}\n${text}`));
    const [ours, theirs] = [lines(title, content), lines(made.title, made.content)];
    expect(theirs).toHaveLength(ours.length);
    for (const [at, said] of ours.entries()) {
      const says = theirs[at]!;
      const source = protect(said);
      const answer = withTokens(said, says);
      const { fault } = checkTranslation({
        source: source.text,
        answer,
        originals: source.originals,
        from,
        to: made.language,
        detect,
      });
      expect([fault, source.text, answer]).toEqual([undefined, source.text, answer]);
    }
  },
);
