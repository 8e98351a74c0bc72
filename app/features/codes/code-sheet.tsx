import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { CodeRows, CodeSearch } from "./code-list.tsx";
import { CodeSafety } from "./code-safety.tsx";
import type { Facts } from "./facts/facts.ts";
import type { Sheet } from "./sheet.ts";

/** A link from a code to another part of the product. */
export type RelatedLink = { to: string; label: string };

/**
 * The page of one code: meaning, hazards and anatomy; for members causes and checks, for others the
 * plans that have them.
 */
export function CodeSheet({
  sheet,
  member,
  links,
}: {
  sheet: Sheet;
  member: boolean;
  links: readonly RelatedLink[];
}) {
  const { t } = useWords();
  const { code, kind, title, system, short, parts, notes, safety, facts, near } = sheet;
  return (
    <article className="mx-auto max-w-4xl">
      {member && (
        <Link
          to={href("/codes")}
          className="label inline-flex min-h-11 items-center gap-2 text-lg text-ink-soft hover:text-ink"
        >
          <span aria-hidden>←</span> {t("codes:all")}
        </Link>
      )}
      <header className="mb-6 border-b-2 border-ink pb-5">
        <p className="label mt-1 mb-4 inline-block rounded-md border-2 border-ink bg-card px-4 py-1 text-5xl leading-tight sm:text-6xl">
          {code}
        </p>
        <h1 className="text-2xl leading-tight font-semibold sm:text-3xl">
          {title ?? t(`codes:${kind as "unknown"}`)}
        </h1>
        <p className="mt-2 text-ink-soft">
          {kind === "known"
            ? [system, short].filter(Boolean).join(" · ")
            : t(`codes:${kind}Text`, { code })}
        </p>
      </header>
      <div className="grid gap-8">
        {member && kind !== "known" && <CodeSearch asked={{ text: "" }} />}
        <CodeSafety hazards={safety} />
        {facts && <FactsOf facts={facts} />}
        {member && kind === "known" && !facts && <p>{t("codes:titleAlone")}</p>}
        {!member && sheet.more && <Plans />}
        <Part title={t("codes:parts")}>
          <dl className="flex flex-wrap gap-x-8 gap-y-4">
            {parts.map(({ letters, meaning }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: P00, P0 and 0 again: the place is what tells them apart
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
          {kind === "known" && <p className="mt-3 text-base text-ink-soft">{t("codes:source")}</p>}
        </Part>
        {links.length > 0 && (
          <Part title={t("codes:elsewhere")}>
            <ul className="flex flex-wrap gap-3">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <LinkButton to={to}>{label}</LinkButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {near.length > 0 && (
          <Part title={t("codes:near")}>
            <CodeRows codes={near} />
          </Part>
        )}
      </div>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="label mb-3 text-xl text-ink-soft">{title}</h2>
    {children}
  </section>
);

function FactsOf({ facts: { causes, checks } }: { facts: Facts }) {
  const { t } = useWords();
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Part title={t("codes:causes")}>
        <ul className="divide-y divide-line border-y border-line">
          {causes.map((cause) => (
            <li key={cause} className="py-2 leading-snug">
              {cause}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t("codes:checks")}>
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
      </Part>
    </div>
  );
}

function Plans() {
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
