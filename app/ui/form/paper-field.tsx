import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useState,
} from "react";
import { later } from "#app/ui/connection/later.ts";
import { Unprintable } from "#app/ui/text/unprintable.tsx";
import { TextArea, TextField } from "./field.tsx";
import { useForm } from "./form.tsx";

/** A field whose text is printed: a hint lists its letters that the fonts lack. */
export function PaperField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} {...useUnprintable(props)} />;
}

/** A multi-line field whose text is printed. */
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
  return { onInput, hint: isPlain(text) ? hint : <UnprintableHint hint={hint} text={text} /> };
}

// Line ends, and the letters of WinAnsi (app/values/print-letters.ts). Few texts have others, and
// the list of the fonts' letters is 2 KB.
const plain = /^[\r\n\x20-\x7E\u00A1-\u00AC\u00AE-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Whether a text has only letters that every paper can show. If not, they are looked up. */
export const isPlain = (text: string): boolean => plain.test(text);

const Letters = later(
  import.meta.env.SSR ? Unprintable : undefined,
  async () => (await import("#app/ui/text/unprintable.tsx")).Unprintable,
);

/** `Unprintable`, loaded when a text is not plain. */
export function UnprintableHint({ hint, text }: { hint?: ReactNode; text: string }) {
  return (
    <>
      {hint}
      <Suspense>
        <Letters text={text} />
      </Suspense>
    </>
  );
}
