import { href } from "react-router";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";

type Props = {
  jobId: string;
  /** Signatures, the oldest first. `at` in milliseconds. */
  signed: readonly { n: number; name: string; at: number }[];
  /** Whether the job says something else than what was signed last. */
  isChanged: boolean;
  hasPhotos: boolean;
  maySign: boolean;
};

/** Signers of a job's walk-round, and the button that hands the device to the customer. */
export function SignStart({ jobId, signed, isChanged, hasPhotos, maySign }: Props) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <div className="grid justify-items-start gap-2">
      {signed.map(({ n, name, at }) => (
        <a
          key={n}
          href={href("/repair-cms/:jobId/walk-round/signed/:n", { jobId, n: String(n) })}
          className="inline-flex min-h-11 items-center font-semibold underline"
          suppressHydrationWarning
        >
          {t("photos:walk.signed", { name, moment: formatMoment(at, language, zone) })}
        </a>
      ))}
      {isChanged && <Notice kind="info">{t("photos:walk.changed")}</Notice>}
      {maySign && hasPhotos && (signed.length === 0 || isChanged) && (
        <WorkForm
          action={href("/repair-cms/:jobId/walk-round/sign", { jobId })}
          answer={undefined}
          className="grid justify-items-start gap-2"
        >
          <SubmitButton kind="plain" pending={t("ui:saving")}>
            {t("photos:walk.sign")}
          </SubmitButton>
          <p className="text-ink-soft">{t("photos:walk.signHint")}</p>
        </WorkForm>
      )}
    </div>
  );
}
