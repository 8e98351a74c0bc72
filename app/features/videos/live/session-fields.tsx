import { DescriptionField, LanguageField, TitleField } from "#app/features/videos/text-fields.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { type LiveSession, liveLimits } from "./session.ts";

type Props = {
  session?: LiveSession & { link: string };
  /** The administrator's time zone, in which the start is entered. */
  zone: string;
};

export function LiveFields({ session, zone }: Props) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TitleField limits={liveLimits} start={session} />
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
      <LanguageField start={session} />
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
      <DescriptionField limits={liveLimits} start={session} />
      <StableValue name="timeZone" value={zone} />
    </div>
  );
}
