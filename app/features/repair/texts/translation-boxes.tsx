import { useForm } from "#app/ui/form/form.tsx";
import { PaperArea } from "#app/ui/form/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { translationName } from "./typed-texts.ts";

type Box = {
  field: string;
  label: (language: Language) => string;
  hint?: string;
  maxLength: number;
  rows: number;
};

type Props = { boxes: readonly Box[]; className?: string };

/** Boxes for who writes a new text in several languages at once. All are optional. */
export function TranslationBoxes({ boxes, className = "" }: Props) {
  const { t, language } = useWords();
  const { values, fields } = useForm();
  return otherLanguages(language).map((other) => {
    const names = boxes.map(({ field }) => translationName(field, other));
    return (
      <details
        key={other}
        open={names.some((name) => Boolean(values[name]) || fields[name] !== undefined)}
        className={className}
      >
        <summary className="min-h-11 w-fit cursor-pointer py-2">
          {t(`repair:texts.writeIn.${other}`)}
        </summary>
        <div className="grid gap-4">
          {boxes.map(({ field, label, ...box }) => (
            <PaperArea
              key={field}
              {...box}
              name={translationName(field, other)}
              label={label(other)}
              lang={other}
            />
          ))}
        </div>
      </details>
    );
  });
}
