import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { translateForm } from "#app/features/forum/posts/forms.ts";
import { findPost } from "#app/features/forum/translation/find-post.server.ts";
import { shownOutcome } from "#app/features/forum/translation/shown-translation.ts";
import { translatable } from "#app/features/forum/translation/translatable.ts";
import { translatePost } from "#app/features/forum/translation/translate-post.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/translate";

export const loader = read("forum", () => null);

/**
 * The specification's call `translate` (section 7): by a post's id, never a text. No translation is
 * no error: null.
 */
export const action = write(
  "translation",
  async ({ platform, db, request, viewer }: Route.ActionArgs & SignedIn) => {
    const { ai, defer, now } = platform;
    const form = await readForm(request, translateForm);
    if (!form.ok) return refuse(form);
    const { post: id, targetLanguage } = form.value;
    const post = (await findPost(db, id)) ?? notFound();
    if (post.originalLanguage === targetLanguage) return { translation: post.content, shown: null };
    const outcome = await translatePost(
      { ai, db, defer, now, readerId: viewer.id },
      translatable(post),
      targetLanguage,
    );
    const shown = shownOutcome(outcome, targetLanguage);
    return {
      translation: typeof outcome === "object" ? outcome.text : null,
      shown: shown === "later" ? null : shown,
    };
  },
);
