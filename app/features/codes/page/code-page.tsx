import { href, Link } from "react-router";
import { CodeRows } from "#app/features/codes/code-rows.tsx";
import { CodeSafety } from "#app/features/codes/code-safety.tsx";
import { CodeSearch } from "#app/features/codes/code-search.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { CodeFacts } from "./code-facts.tsx";
import { CodeHistory, type HistoryOfCode } from "./code-history.tsx";
import { CodeLinks, type OpenAreas } from "./code-links.tsx";
import type { CodeDetails } from "./details.ts";
import { PageSection } from "./page-section.tsx";

const back = "label inline-flex min-h-11 items-center gap-2 text-lg text-ink-soft hover:text-ink";

/** The page of a code: meaning, hazards and parts; for members causes and checks, else the plans. */
export function CodePage({
  details,
  member,
  open,
  history,
}: {
  details: CodeDetails;
  member: boolean;
  open: OpenAreas;
  history: HistoryOfCode | undefined;
}) {
  const { t } = useWords();
  const car = history?.car;
  const { code, kind, title, system, short, parts, notes, safety, facts, near, agreement } =
    details;
  return (
    <article className="mx-auto max-w-4xl" itemScope itemType="https://schema.org/DefinedTerm">
      <meta itemProp="inDefinedTermSet" content="SAE J2012" />
      <nav className="flex flex-wrap gap-x-6">
        {car && (
          <Link to={href("/repair-cms/:jobId", { jobId: car.jobId })} className={back}>
            <span aria-hidden>←</span> {t("codes:toJob", { workId: car.workId })}
          </Link>
        )}
        {member && (
          <Link to={href("/codes")} className={back}>
            <span aria-hidden>←</span> {t("codes:all")}
          </Link>
        )}
      </nav>
      <header className="mb-6 border-b-2 border-ink pb-5">
        <p
          itemProp="termCode"
          className="label mt-1 mb-4 inline-block rounded-md border-2 border-ink bg-card px-4 py-1 text-5xl leading-tight sm:text-6xl"
        >
          {code}
        </p>
        <h1 itemProp="name" className="text-2xl leading-tight font-semibold sm:text-3xl">
          {title ?? t(`codes:${kind as "unknown"}`)}
        </h1>
        <p itemProp="description" className="mt-2 text-ink-soft">
          {kind === "known"
            ? [system, short].filter(Boolean).join(" · ")
            : t(`codes:${kind}Text`, { code })}
        </p>
        {car && <p className="mt-2 font-semibold">{t("codes:forCar", { car: car.name })}</p>}
      </header>
      <div className="grid gap-8">
        {member && kind !== "known" && <CodeSearch query={{ text: "" }} />}
        <CodeSafety hazards={safety} />
        {facts && <CodeFacts facts={facts} />}
        {member && kind === "known" && !facts && <p>{t("codes:titleAlone")}</p>}
        {!member && details.more && <CodePlans />}
        {history && <CodeHistory history={history} />}
        <PageSection title={t("codes:parts")}>
          <dl className="flex flex-wrap gap-x-8 gap-y-4">
            {parts.map(({ letters, meaning }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code may repeat: 0 and 0
              <div key={at} className="flex min-w-52 flex-1 basis-52 items-center gap-3">
                <dt className="label rounded-sm border border-ink-soft bg-steel px-3 text-3xl leading-tight">
                  {letters}
                </dt>
                <dd className="leading-snug">{meaning}</dd>
              </div>
            ))}
          </dl>
          {notes.map((note) => (
            <p key={note} className="mt-3 text-ink-soft">
              {note}
            </p>
          ))}
          {kind === "known" && (
            <p className="mt-3 text-base text-ink-soft">
              {t("codes:source")}
              {agreement && ` ${t(`codes:basis.${agreement}`)}`}
            </p>
          )}
        </PageSection>
        {kind !== "impossible" && <CodeLinks code={code} open={open} jobId={car?.jobId} />}
        {near.length > 0 && (
          <PageSection title={t("codes:near")}>
            <CodeRows codes={near} {...(car && { jobId: car.jobId })} />
          </PageSection>
        )}
      </div>
    </article>
  );
}

/** The plans that include causes and checks. */
function CodePlans() {
  const { t } = useWords();
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-dashed border-line-strong bg-card p-5">
      <h2 className="text-xl font-semibold">{t("codes:plans")}</h2>
      <p className="text-ink-soft">{t("codes:plansText")}</p>
      <LinkButton to={href("/premium")} kind="primary">
        {t("codes:seePlans")}
      </LinkButton>
    </section>
  );
}
