import { useState } from "react";
import { colorOf, type FindingWords, findingColors } from "#app/features/inspection/finding.ts";
import { findingLimits } from "#app/features/inspection/limits.ts";
import { readMeasure, tenths, unitName } from "#app/features/inspection/measure.ts";
import type { Point } from "#app/features/inspection/sheet/points.ts";
import type { ShownFinding } from "#app/features/inspection/shown.ts";
import { Speak } from "#app/features/speech/speak.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** A finding of the library in the reader's language. */
export type Choice = { id: string; color: "yellow" | "red"; words: FindingWords };

type Props = {
  point: Point;
  finding: ShownFinding | undefined;
  chosen: string;
  choices: readonly Choice[];
};

/** Form of a point: rating, measurement, a finding of the library, a note. */
export function FindingForm({ answer, ...fields }: Props & { answer: FormAnswer | undefined }) {
  return (
    <WorkForm
      answer={answer}
      draft={`finding:${fields.finding?.id ?? fields.point.id}`}
      className="grid gap-5"
    >
      <Fields {...fields} />
    </WorkForm>
  );
}

function Fields({ point, finding, chosen, choices }: Props) {
  const { t } = useWords();
  const { values, fields } = useForm();
  const typed = (name: string, otherwise: string) =>
    typeof values[name] === "string" ? values[name] : otherwise;
  const [color, setColor] = useState(typed("color", finding?.color ?? ""));
  const [library, setLibrary] = useState(typed("library", chosen));
  const { measure: limits } = point;
  return (
    <>
      <input type="hidden" name="version" value={typed("version", String(finding?.version ?? 0))} />
      {limits && (
        <TextField
          name="measure"
          label={t("inspection:measure", { unit: unitName(limits.unit) })}
          hint={t(`inspection:limits.${limits.worse}`, {
            green: tenths(limits.green),
            yellow: tenths(limits.yellow),
            unit: unitName(limits.unit),
          })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={finding?.measure == null ? "" : tenths(finding.measure)}
          onChange={({ target }) => {
            const read = readMeasure(target.value);
            if (read !== undefined) setColor(colorOf(read, limits));
          }}
        />
      )}
      <fieldset>
        <legend className="label text-base text-ink-soft">{t("inspection:point.color")}</legend>
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-4">
          {findingColors.map((one) => (
            <label key={one} className="flex min-h-14 items-center gap-3">
              <input
                type="radio"
                name="color"
                value={one}
                checked={one === color}
                onChange={() => setColor(one)}
                className="size-6 shrink-0 accent-ink"
              />
              <span className={`sign-${one}`}>{t(`inspection:colors.${one}`)}</span>
            </label>
          ))}
        </div>
        {fields.color && <p className="font-medium text-bad">{t(fields.color)}</p>}
      </fieldset>
      <fieldset>
        <legend className="label text-base text-ink-soft">{t("inspection:point.library")}</legend>
        {choices.length === 0 && <p>{t("inspection:point.noFindings")}</p>}
        {choices.map(({ id, color: proposed, words }) => (
          <label key={id} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              name="library"
              value={id}
              checked={id === library}
              onChange={() => {
                setLibrary(id);
                if (color !== "yellow" && color !== "red") setColor(proposed);
              }}
              className="mt-0.5 size-6 shrink-0 accent-ink"
            />
            <span className="min-w-0">
              <span className="font-semibold">{words.found}</span>{" "}
              <span className="text-base text-ink-soft">{words.advice}</span>
            </span>
          </label>
        ))}
        {choices.length > 0 && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="library"
              value=""
              checked={library === ""}
              onChange={() => setLibrary("")}
              className="size-6 shrink-0 accent-ink"
            />
            {t("inspection:point.ownWords")}
          </label>
        )}
      </fieldset>
      <TextArea
        name="note"
        label={t("inspection:point.note")}
        hint={t("inspection:point.noteHint")}
        defaultValue={finding?.note}
        maxLength={findingLimits.note}
        rows={2}
      />
      <Speak field="note" />
      <FormActions>
        <SubmitButton pending={t("ui:saving")}>{t("inspection:point.save")}</SubmitButton>
      </FormActions>
    </>
  );
}
