import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

export type LegalText = { title: string; parts: { heading: string; paragraphs: string[] }[] };

/** A page of plain text with the way home (specification, section 2). */
export function LegalPage({ text }: { text: LegalText }) {
  const { say } = useWords();
  return (
    <article className="mx-auto max-w-prose">
      <PageHeader title={text.title} />
      {text.parts.map(({ heading, paragraphs }) => (
        <section key={heading} className="mb-6 grid gap-2">
          <h2 className="label text-xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <LinkButton to="/">{say("site:legal.back")}</LinkButton>
    </article>
  );
}
