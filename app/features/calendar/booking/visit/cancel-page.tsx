import { href } from "react-router";
import { formatWhen } from "#app/features/calendar/letters/when.ts";
import { useWords } from "#app/ui/words.ts";
import { useInLanguage, VisitFrame, type VisitProps } from "./visit-frame.tsx";

/** The question before an appointment is canceled. */
export function CancelPage({ visit }: VisitProps) {
  const { t, language } = useWords();
  const inLanguage = useInLanguage();
  const params = { token: visit.token };
  return (
    <VisitFrame visit={visit} title={t("booking:cancelTitle")}>
      <section>
        <h1>{t("booking:cancelTitle")}</h1>
        <p>{formatWhen(visit.startsAt, language, visit.zone)}</p>
        {visit.isChangeable ? (
          <form method="post" action={inLanguage(href("/appointments/:token/cancel", params))}>
            <button type="submit">{t("booking:cancelYes")}</button>
          </form>
        ) : (
          <p>{t("booking:passed")}</p>
        )}
        <a className="second" href={inLanguage(href("/appointments/:token", params))}>
          {t("booking:keep")}
        </a>
      </section>
    </VisitFrame>
  );
}
