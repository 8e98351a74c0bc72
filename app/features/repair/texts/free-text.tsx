import { createContext, useContext } from "react";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import { SetLanguage } from "./set-language.tsx";
import type { ShownTexts } from "./shown-texts.ts";
import { type TextRef, textKey } from "./text.ts";

/** Translations of a job's texts into the reader's language. */
export const TextsContext = createContext<{
  texts: ShownTexts;
  isDemo: boolean;
  /** The job, where its reader may say what language a text is in. */
  jobId?: string | undefined;
}>({ texts: {}, isDemo: false });

type Props = {
  of: TextRef;
  /** The class that cuts off a long text in a list. */
  clamp?: string;
  children: string;
};

/**
 * A text that someone wrote on a job: in the reader's language where it is there, with the original
 * one tap away.
 */
export function FreeText({ of, clamp, children }: Props) {
  const { t } = useWords();
  const { texts, isDemo, jobId } = useContext(TextsContext);
  const translation = texts[textKey(of)];
  const shown = (text: string) =>
    clamp ? (
      <div className={clamp}>
        <CodedText>{text}</CodedText>
      </div>
    ) : (
      <CodedText>{text}</CodedText>
    );
  if (!translation) return shown(children);
  const mark = translation.state === "machine" && isDemo ? "demo" : translation.state;
  return (
    <>
      {shown(translation.text)}
      <details className="text-base font-normal">
        <summary className="relative w-fit cursor-pointer text-ink-soft after:absolute after:-inset-x-1 after:-inset-y-2.5">
          {t(`repair:texts.${mark}`)} · {t(`repair:texts.original.${translation.from}`)}
        </summary>
        <div lang={translation.from} className="mt-1 border-l-2 border-line-strong pl-3">
          <CodedText>{children}</CodedText>
        </div>
        {jobId && <SetLanguage of={of} jobId={jobId} from={translation.from} />}
      </details>
    </>
  );
}
