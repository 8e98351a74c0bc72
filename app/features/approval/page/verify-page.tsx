import { href } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { PlainPage } from "./page-parts.tsx";
import { PageScript } from "./page-script.tsx";

type Props = {
  hash: string;
  /** When it was sent; null for never. Undefined before a check. */
  sentAt: number | null | undefined;
  isMalformed: boolean;
};

/** Whether a file is one that was sent: by its hash, which a script computes from a chosen file. */
export function VerifyPage({ hash, sentAt, isMalformed }: Props) {
  const { t } = useWords();
  return (
    <PlainPage title={t("approval:verify.title")} path={href("/verify")}>
      <p>{t("approval:verify.intro")}</p>
      {isMalformed ? (
        <p className="problem" role="alert">
          {t("approval:verify.malformed")}
        </p>
      ) : (
        <Verdict sentAt={sentAt} />
      )}
      <form action={href("/verify")}>
        <label className="text" hidden>
          {t("approval:verify.file")}
          <input className="text" id="file" type="file" data-hash="" />
        </label>
        <label className="text" htmlFor="hash">
          {t("approval:verify.hash")}
        </label>
        <input
          className="text"
          id="hash"
          name="hash"
          autoComplete="off"
          spellCheck={false}
          defaultValue={hash}
        />
        <button type="submit">{t("approval:verify.check")}</button>
      </form>
      <PageScript />
    </PlainPage>
  );
}

function Verdict({ sentAt }: Pick<Props, "sentAt">) {
  const { t, language } = useWords();
  if (sentAt === undefined) return null;
  return (
    <p className={sentAt === null ? "declined" : "approved"} role="status">
      {sentAt === null
        ? t("approval:verify.no")
        : t("approval:verify.yes", { day: formatDay(sentAt, language, "UTC") })}
    </p>
  );
}
