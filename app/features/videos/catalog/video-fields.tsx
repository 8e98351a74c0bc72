import { type ChangeEvent, useState } from "react";
import { fileSize } from "#app/features/videos/figures.ts";
import { DescriptionField, LanguageField, TitleField } from "#app/features/videos/text-fields.tsx";
import { categories, difficulties, videoLimits } from "#app/features/videos/video.ts";
import { watchUrl } from "#app/features/videos/youtube.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AdminVideo } from "./catalog-search.ts";
import { handoutLimit } from "./handout.ts";

/** The fields of a new or existing video. */
export function VideoFields({ video }: { video?: AdminVideo }) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TitleField limits={videoLimits} start={video} />
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t("videos:admin.url")}
        hint={t("videos:admin.urlHint")}
        required
        maxLength={videoLimits.url}
        defaultValue={video && watchUrl(video.youtubeId)}
        className="sm:col-span-2"
      />
      <SelectField
        name="category"
        label={t("videos:list.categories")}
        defaultValue={video?.category}
        options={categories.map((value) => ({ value, label: t(`videos:category.${value}`) }))}
      />
      <SelectField
        name="difficulty"
        label={t("videos:list.difficulties")}
        defaultValue={video?.difficulty}
        options={difficulties.map((value) => ({ value, label: t(`videos:difficulty.${value}`) }))}
      />
      <LanguageField start={video} />
      <TextField
        name="minutes"
        type="number"
        inputMode="numeric"
        min={1}
        max={videoLimits.minutes}
        step={1}
        label={t("videos:admin.minutes")}
        defaultValue={video?.minutes ?? undefined}
      />
      <DescriptionField limits={videoLimits} start={video} />
      <HandoutField bytes={video?.handoutBytes ?? null} />
    </div>
  );
}

/** Rejects a file over the limit before it is uploaded. */
function HandoutField({ bytes }: { bytes: number | null }) {
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
