import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useRef,
  useState,
} from "react";
import type { Speak } from "#app/features/site/language-toggle.tsx";
import { type Words, WordsContext } from "#app/ui/words.ts";
import { loadWords } from "./i18n.client.ts";

const SpeakContext = createContext<Speak>(() => undefined);
/** Shows the page in another language, in place: what is typed stays. */
export const useSpeak = (): Speak => useContext(SpeakContext);

/** In the browser: a page whose words can change. Words that cannot be had leave it as it is. */
export function Spoken({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first);
  const asked = useRef(first.language);
  const speak = useCallback<Speak>((language) => {
    asked.current = language;
    // Of two quick presses the last one counts, whichever words arrive first.
    const show = (loaded: Words) =>
      asked.current === language && startTransition(() => setWords(loaded));
    void loadWords(language).then(show, () => undefined);
  }, []);
  return (
    <SpeakContext value={speak}>
      <WordsContext value={words}>{children}</WordsContext>
    </SpeakContext>
  );
}
