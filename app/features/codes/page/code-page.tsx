import { href, Link } from "react-router";
import { CodeRows } from "#app/features/codes/code-rows.tsx";
import { CodeSafety } from "#app/features/codes/code-safety.tsx";
import { CodeSearch } from "#app/features/codes/code-search.tsx";
import type { CausesAndChecks } from "#app/features/codes/facts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { CodeHistory, type HistoryOfCode } from "./code-history.tsx";
import type { CodeDetails } from "./details.ts";
import { PageSection } from "./page-section.tsx";

const back = "label inline-flex min-h-11 items-center gap-2 text-lg text-ink-soft hover:text-ink";

/** The page of a code: meaning, hazards, parts; for members causes and checks, else the plans. */
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

/** Likely causes and first checks. */
function CodeFacts({ facts: { causes, checks } }: { facts: CausesAndChecks }) {
  const { t } = useWords();
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <PageSection title={t("codes:causes")}>
        <ul className="divide-y divide-line border-y border-line">
          {causes.map((cause) => (
            <li key={cause} className="py-2 leading-snug">
              {cause}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t("codes:checks")}>
        <ol className="divide-y divide-line border-y border-line">
          {checks.map((check, at) => (
            <li key={check} className="flex gap-3 py-2 leading-snug">
              <span aria-hidden className="label w-5 shrink-0 text-ink-soft">
                {at + 1}
              </span>
              {check}
            </li>
          ))}
        </ol>
      </PageSection>
    </div>
  );
}

/** Areas that the viewer may open; `videos`: the category of those on the code's system. */
type OpenAreas = { forum: boolean; videos: string | undefined; assistant: boolean };

type Props = { code: string; open: OpenAreas; jobId: string | undefined };

/** Links from a code to what else the viewer may open about it. */
function CodeLinks({ code, open: { forum, videos, assistant }, jobId }: Props) {
  const { t } = useWords();
  const job = jobId ? `&job=${jobId}` : "";
  const links = [
    forum && { to: `${href("/discussion")}?q=${code}`, label: t("codes:inForum", { code }) },
    videos && { to: `${href("/videos")}?category=${videos}`, label: t("codes:inVideos") },
    assistant && {
      to: `${href("/assistant")}?code=${code}${job}#ask`,
      label: t("codes:ask", { code }),
    },
  ].filter((link) => typeof link === "object");
  if (links.length === 0) return null;
  return (
    <PageSection title={t("codes:elsewhere")}>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <LinkButton to={to}>{label}</LinkButton>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
