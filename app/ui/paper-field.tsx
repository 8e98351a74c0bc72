import { type ComponentProps, type FormEvent, type ReactNode, useCallback, useState } from "react";
import { unprintableIn } from "#app/values/print-letters.ts";
import { TextArea, TextField } from "./field.tsx";
import { useForm } from "./form.tsx";
import { useWords } from "./words.ts";

/**
 * A field whose text is printed one day: under it stands which of its letters no paper can show.
 */
export function PaperField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} {...useUnprintable(props)} />;
}

/** The same with many lines. */
export function PaperArea(props: ComponentProps<typeof TextArea>) {
  return <TextArea {...props} {...useUnprintable(props)} />;
}

type Props = { name: string; hint?: ReactNode; defaultValue?: unknown };
type Typing = FormEvent<HTMLInputElement | HTMLTextAreaElement>;

function useUnprintable({ name, hint, defaultValue }: Props) {
  const { values } = useForm();
  const typed = values[name];
  const start = typeof typed === "string" ? typed : String(defaultValue ?? "");
  const [text, setText] = useState(start);
  const reset = useCallback(() => setText(start), [start]);
  const onInput = ({ currentTarget }: Typing) => {
    setText(currentTarget.value);
    currentTarget.form?.addEventListener("drafts:dropped", reset, { once: true });
  };
  return {
    onInput,
    hint: unprintableIn(text).length > 0 ? <UnprintableHint hint={hint} text={text} /> : hint,
  };
}

function UnprintableHint({ hint, text }: { hint: ReactNode; text: string }) {
  return (
    <>
      {hint}
      <span className="block">
        <Unprintable text={text} />
      </span>
    </>
  );
}

/**
 * The sentence about the letters of a text that no paper can show; nothing when it can show all.
 */
export function Unprintable({ text }: { text: string }) {
  const { t } = useWords();
  const letters = unprintableIn(text);
  if (letters.length === 0) return null;
  const some = letters.slice(0, 8).join(" ");
  return (
    <span role="status" className="font-medium text-ink">
      {t("ui:form.unprintable", { letters: letters.length > 8 ? `${some} …` : some })}
    </span>
  );
}
