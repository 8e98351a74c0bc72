import { useWords } from "#app/ui/words.ts";
import type { LikelyCode } from "#app/values/fault-code.ts";
import { isNamed, toggleCode } from "./reading.ts";

type Props = {
  codes: LikelyCode[];
  /** The text of the input, which the chips change. */
  input: string;
  onChange: (input: string) => void;
};

/**
 * The codes of a photo, to be confirmed. A chip is pressed when the input contains its code;
 * pressing it adds or removes the code. Uncertain codes start unpressed and are marked.
 */
export function CodeChips({ codes, input, onChange }: Props) {
  const { t } = useWords();
  if (codes.length === 0) return <p className="text-ink-soft">{t("photo:noCodes")}</p>;
  return (
    <fieldset>
      <legend className="text-ink-soft">{t("photo:codes")}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {codes.map(({ code, certain }) => {
          const pressed = isNamed(input, code);
          return (
            <button
              key={code}
              type="button"
              aria-pressed={pressed}
              onClick={() => onChange(toggleCode(input, code))}
              className={`label flex min-h-11 items-center gap-2 rounded-md border px-3 text-lg ${pressed ? "border-good bg-good-soft text-good" : "border-dashed border-line-strong bg-card text-ink"}`}
            >
              <span aria-hidden="true">{pressed ? "✓" : "+"}</span>
              {code}
              {!certain && (
                <span className="font-sans text-sm font-normal normal-case">
                  ({t("photo:uncertain")})
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
