import { DescriptionField, LanguageField, TitleField } from "#app/features/videos/text-fields.tsx";
import { categories, difficulties, videoLimits } from "#app/features/videos/video.ts";
import { watchUrl } from "#app/features/videos/youtube.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AdminVideo } from "./catalog-search.ts";
import { HandoutField } from "./handout-field.tsx";

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
