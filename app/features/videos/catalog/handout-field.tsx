import { type ChangeEvent, useState } from "react";
import { fileSize } from "#app/features/videos/figures.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { handoutLimit } from "./handout.ts";

/** Rejects a file over the limit before it is uploaded. */
export function HandoutField({ bytes }: { bytes: number | null }) {
  const { t, language } = useWords();
  const { fields } = useForm();
  const [tooLarge, setTooLarge] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const large = (target.files?.[0]?.size ?? 0) > handoutLimit;
    setTooLarge(large);
    if (large) target.value = "";
  };
  return (
    <div className="grid gap-2 sm:col-span-2">
      <TextField
        name="handout"
        type="file"
        accept="application/pdf,.pdf"
        label={t(bytes === null ? "videos:admin.handout" : "videos:admin.newHandout")}
        hint={t("videos:admin.handoutHint")}
        onChange={choose}
        className="[&_input]:text-base [&_input]:file:mr-3 [&_input]:file:cursor-pointer [&_input]:file:rounded [&_input]:file:border [&_input]:file:border-line-strong [&_input]:file:bg-steel [&_input]:file:px-3 [&_input]:file:py-1 [&_input]:file:text-ink"
      />
      {tooLarge && !fields.handout && (
        <p role="alert" className="font-medium text-bad">
          {t("videos:admin.handoutTooLarge")}
        </p>
      )}
      {bytes !== null && (
        <Tick name="removeHandout">
          {t("videos:admin.removeHandout", { size: fileSize(bytes, language) })}
        </Tick>
      )}
    </div>
  );
}
