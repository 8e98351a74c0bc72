import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { type LiveSession, liveLimits } from "./session.ts";

type Props = {
  session?: LiveSession & { link: string };
  /** The administrator's time zone, in which the start is entered. */
  zone: string;
};

export function LiveFields({ session, zone }: Props) {
  const { t, language } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="title"
        label={t("videos:admin.title")}
        required
        maxLength={liveLimits.title}
        defaultValue={session?.title}
        className="sm:col-span-2"
      />
      <TextField
        name="start"
        type="datetime-local"
        label={t("videos:live.start")}
        hint={t("videos:live.startHint", { zone: zone.replaceAll("_", " ") })}
        required
        defaultValue={session && wallTimeOf(session.startsAt, zone)}
      />
      <TextField
        name="minutes"
        type="number"
        inputMode="numeric"
        min={liveLimits.minutes.min}
        max={liveLimits.minutes.max}
        label={t("videos:admin.minutes")}
        required
        defaultValue={session ? Math.round((session.endsAt - session.startsAt) / 60_000) : 60}
      />
      <SelectField
        name="language"
        label={t("videos:admin.language")}
        defaultValue={session?.language ?? language}
        options={languages.map((value) => ({ value, label: t(`videos:language.${value}`) }))}
      />
      <TextField
        name="link"
        type="url"
        inputMode="url"
        label={t("videos:live.link")}
        hint={t("videos:live.linkHint")}
        required
        maxLength={liveLimits.link}
        defaultValue={session?.link}
        className="sm:col-span-2"
      />
      <TextArea
        name="description"
        label={t("videos:admin.description")}
        maxLength={liveLimits.description}
        defaultValue={session?.description}
        className="sm:col-span-2"
      />
      <StableValue name="timeZone" value={zone} />
    </div>
  );
}
