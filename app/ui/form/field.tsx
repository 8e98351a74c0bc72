import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { useWords } from "#app/ui/words.ts";
import { useForm } from "./form.tsx";

type Shell = { name: string; label: string; hint?: ReactNode; className?: string };

/**
 * Label, control, hint and the server's sentence about it, tied together for eyes and screen
 * readers alike.
 */
function useField({
  name,
  hint,
  required,
}: {
  name: string;
  hint?: ReactNode;
  required?: boolean | undefined;
}) {
  const id = useId();
  const { fields, values } = useForm();
  const { t } = useWords();
  const problem = fields[name];
  const typed = values[name];
  return {
    control: {
      id,
      name,
      required,
      "aria-invalid": problem ? true : undefined,
      "aria-describedby":
        [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
    },
    typed: typeof typed === "string" ? typed : undefined,
    wrap: (label: string, control: ReactNode, className = "") => (
      <div className={`grid content-start gap-1 ${className}`}>
        <label className="label text-base text-ink-soft" htmlFor={id}>
          {label}
          {!required && (
            <span className="font-sans text-sm font-normal normal-case tracking-normal">
              {" "}
              ({t("ui:optional")})
            </span>
          )}
        </label>
        {control}
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft empty:hidden">
            {hint}
          </p>
        )}
        {problem && (
          <p id={`${id}-problem`} className="font-medium text-bad">
            {t(problem)}
          </p>
        )}
      </div>
    ),
  };
}

export function TextField({
  label,
  hint,
  className,
  defaultValue,
  ...props
}: Shell & InputHTMLAttributes<HTMLInputElement>) {
  const { control, typed, wrap } = useField({ name: props.name, hint, required: props.required });
  const start = "value" in props ? {} : { defaultValue: typed ?? defaultValue };
  return wrap(label, <input {...props} {...control} {...start} className="box" />, className);
}

export function TextArea({
  label,
  hint,
  className,
  defaultValue,
  rows = 4,
  ...props
}: Shell & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { control, typed, wrap } = useField({ name: props.name, hint, required: props.required });
  return wrap(
    label,
    <textarea
      {...props}
      {...control}
      rows={rows}
      defaultValue={typed ?? defaultValue}
      className="box"
    />,
    className,
  );
}

type Option = { value: string; label: string };

export function SelectField({
  label,
  hint,
  className,
  defaultValue,
  options,
  ...props
}: Shell & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] }) {
  const { control, typed, wrap } = useField({
    name: props.name,
    hint,
    required: props.required ?? true,
  });
  const start = "value" in props ? {} : { defaultValue: typed ?? defaultValue };
  return wrap(
    label,
    <select {...props} {...control} {...start} className="box">
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>,
    className,
  );
}
