import type { InputHTMLAttributes } from "react";

/** The columns of the material rows and of their head. */
export const rowColumns =
  "grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem_8rem_2.75rem] sm:items-center";

const box =
  "block w-full min-h-11 rounded-md border border-line-strong bg-card px-3 py-2 text-lg aria-invalid:border-2 aria-invalid:border-bad";

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; wide?: boolean };

/** One input of a material row; `wide`: a text, others are figures. */
export function MaterialCell({ label, wide, ...input }: Props) {
  return (
    <label className="grid gap-1">
      <span className="label text-sm text-ink-soft sm:sr-only">{label}</span>
      <input
        {...input}
        autoComplete="off"
        className={wide ? box : `figures sm:text-right ${box}`}
      />
    </label>
  );
}
