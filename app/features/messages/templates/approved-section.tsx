import { TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import { numbered } from "./fill.ts";
import type { Contents, TemplateKind } from "./template.ts";
import { contentField } from "./template-field.ts";

type Props = {
  templates: readonly {
    kind: TemplateKind;
    texts: Record<Language, string>;
    contents: Contents | null;
  }[];
};

/** The provider's names of the templates that WhatsApp has approved, beside what is to be approved. */
export function ApprovedSection({ templates }: Props) {
  const { t } = useWords();
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">
        {t("messages:approved.title")}
      </summary>
      <p className="mb-4 max-w-prose text-ink-soft">{t("messages:approved.hint")}</p>
      <div className="grid gap-6">
        {templates.map(({ kind, texts, contents }) => (
          <fieldset key={kind} className="grid gap-4 sm:grid-cols-2">
            <legend className="heading-small mb-2">{t(`messages:template.${kind}`)}</legend>
            {languages.map((language) => (
              <TextField
                key={language}
                name={contentField(kind, language)}
                label={t(`messages:approved.sidIn.${language}`)}
                hint={<span lang={language}>{numbered(texts[language])}</span>}
                defaultValue={contents?.[language] ?? ""}
                placeholder="HX…"
                maxLength={34}
                autoComplete="off"
                spellCheck={false}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
