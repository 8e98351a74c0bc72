import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from "react";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import type { Typing } from "./steps.ts";

/** Why a step was refused, at the head of its page. */
export function Problem({ message }: { message: Message | undefined }) {
  const { t } = useWords();
  return (
    message && (
      <p className="problem" role="alert">
        {t(message)}
      </p>
    )
  );
}

type Props = {
  name: string;
  typing: Typing;
  hint?: string;
  /** A field of many lines. */
  rows?: number;
  /** Whether it may be left out. */
  optional?: boolean;
  children: ReactNode;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize"
>;

/** A field of a page without a script: its label, what was typed, and what is wrong with it. */
export function Text({ name, typing, hint, rows, optional = false, children, ...input }: Props) {
  const { t } = useWords();
  const problem = typing.fields[name];
  const typed = typing.values[name];
  const described = [hint && `${name}-hint`, problem && `${name}-problem`]
    .filter(Boolean)
    .join(" ");
  const shared: HTMLAttributes<HTMLElement> & { id: string; name: string; defaultValue: string } = {
    id: name,
    name,
    className: "text",
    defaultValue: typeof typed === "string" ? typed : "",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <>
      <label className="text" htmlFor={name}>
        {children}
        {optional && <span className="note"> ({t("booking:optional")})</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...input} {...shared} />}
      {hint && (
        <p className="note" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${name}-problem`}>
          {t(problem)}
        </p>
      )}
    </>
  );
}
