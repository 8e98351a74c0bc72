import { type ReactElement, Suspense, useEffect, useState } from "react";
import { Await, href } from "react-router";
import type { Promised, ShownTranslation, Translations } from "#app/features/forum/posts/shown.ts";
import { useWords } from "#app/ui/words.ts";

type Draw = (found: ShownTranslation | undefined, coming: boolean) => ReactElement;
type Props = { id: string; of: Translations[string] | undefined; children: Draw };

/**
 * Draws a post's text: first as it was written, then translated, as soon as that is there. Whatever
 * fails, the original stays.
 */
export function Translated({ id, of, children }: Props) {
  if (!(of instanceof Promise)) return children(of, false);
  return (
    <Suspense fallback={children(undefined, true)}>
      <Await resolve={of} errorElement={children(undefined, false)}>
        {(found: Promised) =>
          found === "later" ? (
            <Later id={id}>{children}</Later>
          ) : (
            children(found ?? undefined, false)
          )
        }
      </Await>
    </Suspense>
  );
}

/**
 * Number of requests for a translation that was not ready with its page, and the pause before each
 * (milliseconds).
 */
const tries = 4;
const pause = 4_000;

/** Someone is still at it: asks for it by the post's id until it is there. */
function Later({ id, children }: { id: string; children: Draw }) {
  const { language } = useWords();
  const [found, setFound] = useState<ShownTranslation>();
  const [tried, setTried] = useState(0);
  const coming = !found && tried < tries;
  useEffect(() => {
    if (!coming) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(id, language, left.signal);
      if (left.signal.aborted) return;
      if (answer) setFound(answer);
      setTried(tried + 1);
    }, pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [id, language, coming, tried]);
  return children(found, coming);
}

/** The call of the specification (section 7): an id, never a text. A failure is silent. */
async function ask(
  post: string,
  targetLanguage: string,
  signal: AbortSignal,
): Promise<ShownTranslation | null> {
  try {
    const body = new URLSearchParams({ post, targetLanguage });
    const answer = await fetch(href("/discussion/translate"), { method: "POST", body, signal });
    return answer.ok ? ((await answer.json()) as { shown: ShownTranslation | null }).shown : null;
  } catch {
    return null;
  }
}
