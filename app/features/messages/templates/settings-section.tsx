import { href } from "react-router";
import { ChangeList } from "#app/features/repair/changes/change-list.tsx";
import type { ShownChanges } from "#app/features/repair/changes/changes.server.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import { numbered } from "./fill.ts";
import type { Contents, TemplateKind } from "./template.ts";
import { contentField, templateField } from "./template-field.ts";

type Props = {
  techniciansWrite: boolean;
  version: number;
  templates: Parameters<typeof ApprovedSection>[0]["templates"];
  changes: ShownChanges;
  answer: FormAnswer | undefined;
  children: React.ReactNode;
};

/** A shop's templates in both languages, and whether its technicians write. */
export function MessageSettings(props: Props) {
  const { t } = useWords();
  const { techniciansWrite, version, templates, changes, answer, children } = props;
  return (
    <>
      <PageHeader title={t("messages:settings.title")} lead={t("messages:settings.lead")} />
      <WorkForm
        answer={answer}
        action={href("/repair-cms/message-settings")}
        className="grid gap-6"
      >
        <input type="hidden" name="version" value={version} />
        <FormTick name="techniciansWrite" start={techniciansWrite}>
          {t("messages:settings.technicians")}
        </FormTick>
        <p className="text-ink-soft">{t("messages:settings.values")}</p>
        {templates.map(({ kind, texts }) => (
          <fieldset key={kind} className="grid gap-4 sm:grid-cols-2">
            <legend className="heading-small mb-2">{t(`messages:template.${kind}`)}</legend>
            {languages.map((language) => (
              <TextArea
                key={language}
                name={templateField(kind, language)}
                label={t(`messages:settings.kindIn.${language}`, {
                  kind: t(`messages:template.${kind}`),
                })}
                lang={language}
                defaultValue={texts[language]}
                required
              />
            ))}
          </fieldset>
        ))}
        <ApprovedSection templates={templates} />
        {children}
      </WorkForm>
      <ChangeList changes={changes} />
    </>
  );
}

type ApprovedSectionProps = {
  templates: readonly {
    kind: TemplateKind;
    texts: Record<Language, string>;
    contents: Contents | null;
  }[];
};

/** Fields for the ids of templates approved by WhatsApp, next to the texts to be approved. */
function ApprovedSection({ templates }: ApprovedSectionProps) {
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
