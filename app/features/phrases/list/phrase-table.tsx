import { Form, href } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import type { Phrase } from "./phrases.server.ts";

type Props = { name: string; phrases: readonly Phrase[]; mayEdit: boolean; query: string };

/** The phrases of a list, in each language, with what may be done with them. */
export function PhraseTable({ name, phrases, mayEdit, query }: Props) {
  const { t, language: here } = useWords();
  const columns: Column<Phrase>[] = [
    ...languages.map((language) => ({
      label: t(`phrases:language.${language}`),
      cell: (phrase: Phrase) => (
        <span lang={language} className="wrap-anywhere">
          {phrase.texts[language]}
        </span>
      ),
    })),
    {
      label: t("phrases:form.note"),
      cell: ({ region, note }) =>
        [region && t(`phrases:region.${region}`), note].filter(Boolean).join(" · "),
    },
  ];
  const actions: Column<Phrase> = {
    label: t("phrases:actions"),
    quiet: true,
    cell: ({ id, texts }) => (
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={{
            pathname: href("/repair-cms/words/:phraseId/edit", { phraseId: id }),
            search: query,
          }}
          preventScrollReset
          aria-label={t("phrases:editNamed", { name: texts[here] })}
        >
          {t("phrases:edit")}
        </LinkButton>
        <Form method="post" action={href("/repair-cms/words/:phraseId/delete", { phraseId: id })}>
          <Button type="submit" aria-label={t("phrases:deleteNamed", { name: texts[here] })}>
            {t("phrases:delete")}
          </Button>
        </Form>
      </div>
    ),
  };
  return (
    <Table
      name={name}
      columns={mayEdit ? [...columns, actions] : columns}
      rows={phrases}
      id={({ id }) => id}
    />
  );
}
