import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SetLanguage } from "#app/features/site/shell/language-toggle.tsx";
import { onArrival } from "#app/ui/connection/idle.ts";
import { type Words, WordsContext } from "#app/ui/words.ts";
import { loadWords } from "./i18n.client.ts";

const SetLanguageContext = createContext<SetLanguage>(() => undefined);
/** Shows the page in another language, in place: input stays. */
export const useSetLanguage = (): SetLanguage => useContext(SetLanguageContext);

/**
 * Provides the words of a page in the browser. A page whose new words cannot be loaded keeps its
 * language.
 */
export function LanguageProvider({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first);
  const asked = useRef(first.language);
  const [, update] = useState<object>();
  useEffect(() => onArrival(() => update({})), []);
  const setLanguage = useCallback<SetLanguage>((language) => {
    asked.current = language;
    // The last of two quick presses counts, whichever words arrive first.
    const show = (loaded: Words) =>
      asked.current === language && startTransition(() => setWords(loaded));
    void loadWords(language).then(show, () => undefined);
  }, []);
  return (
    <SetLanguageContext value={setLanguage}>
      <WordsContext value={words}>{children}</WordsContext>
    </SetLanguageContext>
  );
}
