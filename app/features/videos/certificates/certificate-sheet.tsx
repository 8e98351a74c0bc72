import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { Unprintable } from "#app/ui/text/unprintable.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Certificate } from "./certificates.server.ts";

/** A valid certificate. Its date is in UTC, as on paper. */
export function CertificateSheet({
  certificate,
  mine,
}: {
  certificate: Certificate;
  mine: boolean;
}) {
  const { t, language } = useWords();
  const { name, category, videos, number, issuedAt } = certificate;
  return (
    <article className="mx-auto grid max-w-2xl gap-5">
      <PageTitle page={t("videos:certificate.title")} />
      <Notice kind="done">{t("videos:certificate.valid")}</Notice>
      <div className="grid justify-items-center gap-3 rounded-xl border-2 border-ink bg-card px-4 py-10 text-center outline-1 -outline-offset-8 outline-line-strong sm:px-10">
        <h1 className="heading-page">{t("videos:certificate.title")}</h1>
        <p className="text-ink-soft">{t("videos:certificate.thatIs")}</p>
        <p className="text-3xl font-semibold sm:text-4xl">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-soft">{t("videos:certificate.watched", { videos })}</p>
        <p className="label text-2xl">{t(`videos:category.${category}`)}</p>
        <p suppressHydrationWarning>
          <time dateTime={new Date(issuedAt).toISOString()}>
            {formatDay(issuedAt, language, "UTC")}
          </time>
        </p>
        <p className="label figures mt-4 text-lg text-ink-soft">{number}</p>
      </div>
      {mine && (
        <div className="flex flex-wrap justify-center gap-3">
          <p className="basis-full text-center text-sm empty:hidden">
            <Unprintable text={name} />
          </p>
          <a
            href={href("/certificates/:number/pdf", { number })}
            download
            className="button button-primary"
          >
            {t("videos:certificate.download")}
          </a>
          <LinkButton to={href("/videos/certificates")}>
            {t("videos:certificates.title")}
          </LinkButton>
        </div>
      )}
    </article>
  );
}
