import type { InputHTMLAttributes } from "react";

/** The columns of the material rows and of their head. */
export const rowColumns =
  "grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem_8rem_2.75rem] sm:items-center";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  wide?: boolean;
  labelled?: boolean;
};

/** An input of a material row; `wide`: text, else a number; `labelled`: without a column head. */
export function MaterialCell({ label, wide, labelled, ...input }: Props) {
  return (
    <label className="grid content-start gap-1">
      <span className={`label text-sm text-ink-soft ${labelled ? "" : "sm:sr-only"}`}>{label}</span>
      <input {...input} autoComplete="off" className={wide ? "box" : "box figures sm:text-right"} />
    </label>
  );
}
