import { PublicHead } from "#app/features/site/public/public-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

export type LegalText = {
  title: string;
  /** A sentence for search engines. */
  description: string;
  /** The day it was last changed, as its language writes days. */
  changed: string;
  parts: {
    /** The anchor to which another page links. */
    id?: string;
    heading: string;
    paragraphs: string[];
    /** Decisions that the owner of the installation has yet to make, shown on the page itself. */
    unsettled?: string;
  }[];
};

/** A page of plain text with the way home (specification, section 2). */
export function LegalPage({ text }: { text: LegalText }) {
  const { t } = useWords();
  return (
    <article className="mx-auto max-w-prose">
      <PublicHead page={text.title} description={text.description} />
      <header className="mb-6 border-b-2 border-ink pb-4">
        <h1 className="heading-page">{text.title}</h1>
        <p className="mt-2 text-ink-soft">
          {t("site:legal.updated")}: {text.changed}
        </p>
      </header>
      {text.parts.map(({ id, heading, paragraphs, unsettled }) => (
        <section key={heading} id={id} className="mb-6 grid gap-2">
          <h2 className="heading-small">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {unsettled && (
            <p className="border-l-4 border-line-strong pl-3 text-base text-ink-soft">
              {unsettled}
            </p>
          )}
        </section>
      ))}
      <LinkButton to="/" className="mt-4">
        {t("site:legal.back")}
      </LinkButton>
    </article>
  );
}
