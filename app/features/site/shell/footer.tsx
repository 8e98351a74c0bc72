import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { supportLetter } from "#app/features/account/plan/support.ts";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { Mark } from "./brand.tsx";
import type { ShellViewer } from "./navigation.ts";

export type FooterFacts = { origin: string; contactEmail: string; creditUrl: string; year: number };

const links: readonly { to: string; label: WordKey }[] = [
  { to: "/", label: "site:footer.home" },
  { to: href("/noticias"), label: "site:nav.news" },
  { to: href("/premium"), label: "site:nav.plans" },
  { to: href("/privacy"), label: "site:footer.privacy" },
  { to: href("/terms"), label: "site:footer.terms" },
];
const features: readonly WordKey[] = [
  "site:features.news",
  "site:features.videos",
  "site:features.documentation",
  "site:features.assistant",
  "site:features.forum",
  "site:features.repair",
];

/**
 * The footer (specification, section 2). The facts are missing only where the root loader failed.
 */
export function Footer({
  facts,
  support,
}: {
  facts: FooterFacts | undefined;
  support?: ShellViewer["support"];
}) {
  const { t } = useWords();
  return (
    <footer className="mt-auto border-t border-line bg-steel text-base print:hidden">
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-6 px-4 py-8 sm:grid-cols-2 lg:grid-cols-4">
        <div className="grid content-start gap-2">
          <p className="label flex items-center gap-2 text-xl">
            <Mark className="size-6 text-signal" />
            {t("site:brand")}
          </p>
          <p>{t("site:footer.blurb")}</p>
          {facts && (
            <p>
              <span className="sr-only">{t("site:footer.contact")}: </span>
              <a className={link} href={`mailto:${facts.contactEmail}`}>
                {facts.contactEmail}
              </a>
            </p>
          )}
          {facts && support && (
            <p>
              <a className={link} href={supportLetter(facts.contactEmail, support, t)}>
                {t("account:support.write")}
              </a>
            </p>
          )}
          <p>{t("site:footer.country")}</p>
        </div>
        <Part title={t("site:footer.links")}>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-1">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={link} to={to}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t("site:footer.features")}>
          <ul className="grid gap-1">
            {features.map((feature) => (
              <li key={feature}>{t(feature)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t("site:footer.about")}>
          <p>{t("site:footer.aboutText")}</p>
        </Part>
      </div>
      {facts && (
        <div className="border-t border-line">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 text-ink-soft">
            <p className="py-2">{t("site:footer.rights", { year: facts.year })}</p>
            {facts.creditUrl && (
              <a className={link} href={facts.creditUrl} rel="noopener">
                {t("site:footer.credit")}
              </a>
            )}
          </div>
        </div>
      )}
    </footer>
  );
}

const link =
  "inline-flex min-h-11 min-w-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-2">
    <h2 className="label text-lg text-ink-soft">{title}</h2>
    {children}
  </section>
);
