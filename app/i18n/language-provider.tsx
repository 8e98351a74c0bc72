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
import { late } from "#app/ui/connection/idle.ts";
import { type Words, WordsContext } from "#app/ui/words.ts";
import { loadWords } from "./i18n.client.ts";

const SetLanguageContext = createContext<SetLanguage>(() => undefined);
/** Shows the page in another language, in place: what is typed stays. */
export const useSetLanguage = (): SetLanguage => useContext(SetLanguageContext);

/** In the browser: a page whose words can change. Words that cannot be had leave it as it is. */
export function LanguageProvider({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first);
  const asked = useRef(first.language);
  const [, draw] = useState<object>();
  useEffect(() => {
    late.draw = draw;
  }, []);
  const setLanguage = useCallback<SetLanguage>((language) => {
    asked.current = language;
    // Of two quick presses the last one counts, whichever words arrive first.
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
