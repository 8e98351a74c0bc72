import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useForm } from "#app/ui/form/form.tsx";
import { isPlain, UnprintableHint } from "#app/ui/form/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { MarkedText } from "./marked-text.tsx";

type Props = { label: string; language: Language; text: string };

const shape =
  "col-start-1 row-start-1 min-h-11 rounded-md border px-3 py-2 text-lg leading-snug whitespace-pre-wrap wrap-anywhere";

/**
 * The field of a translation, as high as its words. Its marks are drawn behind it, by a copy of the
 * text that is not read aloud. Enter saves, Shift+Enter breaks the line; on a touch screen, where
 * there is no such key, Enter breaks the line of a long text.
 */
export function TranslationField({ label, language, text: stored }: Props) {
  const { t } = useWords();
  const { fields, values } = useForm();
  const id = useId();
  const start = typeof values.text === "string" ? values.text : stored;
  const [text, setText] = useState(start);
  const problem = fields.text;
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    setText(currentTarget.value);
    const reset = () => setText(start);
    currentTarget.form?.addEventListener("drafts:dropped", reset, { once: true });
  };
  return (
    <div className="min-w-0 flex-1">
      <div className="grid">
        <div aria-hidden lang={language} className={`${shape} border-transparent text-transparent`}>
          <MarkedText text={text} language={language} />{" "}
        </div>
        <textarea
          name="text"
          rows={1}
          lang={language}
          required
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          defaultValue={start}
          onInput={onInput}
          onKeyDown={saveByEnter}
          className={`${shape} relative w-full resize-none border-line-strong bg-transparent text-ink aria-invalid:border-2 aria-invalid:border-bad`}
        />
      </div>
      {problem && (
        <p id={id} className="font-medium text-bad">
          {t(problem)}
        </p>
      )}
      {!isPlain(text) && (
        <p className="text-sm text-ink-soft">
          <UnprintableHint text={text} />
        </p>
      )}
    </div>
  );
}

function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
  const isLong = currentTarget.value.length > 90;
  if (isLong && !matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
