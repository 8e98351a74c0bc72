import { href } from "react-router";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";

type Props = {
  jobId: string;
  readiness: readonly Readiness[];
  /** Languages of the document about to be sent. */
  languages: readonly Language[];
};

/** Warns, before a document or a link is sent, how many of its texts are untranslated. */
export function TextsReady({ jobId, readiness, languages }: Props) {
  const { t } = useWords();
  const lacking = readiness.filter(
    ({ language, ready, texts }) => languages.includes(language) && ready < texts,
  );
  return lacking.map(({ language, ready, texts }) => (
    <p key={language} className="print:hidden">
      {t(`quotes:order.ready.${language}`, { ready, texts })}{" "}
      <a
        className="inline-block py-2.5 font-medium underline"
        href={href("/repair-cms/:jobId/review", { jobId })}
      >
        {t("quotes:order.review")}
      </a>
    </p>
  ));
}
