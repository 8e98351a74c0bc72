import { memo } from "react";
import { Form, href } from "react-router";
import type { textUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import type { FoundLine } from "#app/features/phrases/canned/canned.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { Phrase } from "./phrases.server.ts";
import { type PhraseSearch, phrasesAddress } from "./search.ts";

export type PhrasePage = {
  search: PhraseSearch;
  mayEdit: boolean;
  /** Either phrases or trade terms; neither if they could not be read. */
  phrases?: Phrase[];
  trade?: FoundLine[];
  more: boolean;
  uses?: Awaited<ReturnType<typeof textUsesToday>>;
};

/** Shows a page of phrases or of trade terms. A navigation does not render it again. */
export const FoundPhrases = memo(Found);

function Found({ search, phrases, trade, more, mayEdit, query }: PhrasePage & { query: string }) {
  const { t } = useWords();
  if (!phrases && !trade) return <NotLoaded what="phrases:notLoaded" />;
  if ((phrases ?? trade ?? []).length === 0)
    return <Empty title={t(search.text ? "phrases:nothingFound" : "phrases:none")} />;
  const next = nextPage(phrasesAddress, search, { before: phrases?.at(-1)?.id });
  const name = t(`phrases:list.${search.list}`);
  return (
    <>
      {trade ? (
        <TradeTable lines={trade} />
      ) : (
        <PhraseTable name={name} phrases={phrases ?? []} mayEdit={mayEdit} query={query} />
      )}
      <ListNav
        label={name}
        newest={
          search.before !== undefined && {
            to: phrasesAddress.href({ ...search, before: undefined }),
            text: t("phrases:newest"),
          }
        }
        more={
          more &&
          (!trade || next.adds) && {
            ...next,
            text: t("phrases:more"),
          }
        }
      />
    </>
  );
}

/** Shows the common lines of the trade, which come with the product. */
function TradeTable({ lines }: { lines: readonly FoundLine[] }) {
  const { t } = useWords();
  const columns: Column<FoundLine>[] = [
    ...textColumns(t),
    { label: t("phrases:use.label"), cell: ({ use }) => t(`phrases:use.${use}`) },
  ];
  return (
    <Table
      name={t("phrases:list.trade")}
      columns={columns}
      rows={lines}
      id={({ texts }) => Object.values(texts).join()}
    />
  );
}

/** A column for each language. */
const textColumns = (t: ReturnType<typeof useWords>["t"]) =>
  languages.map((language) => ({
    label: t(`phrases:language.${language}`),
    cell: ({ texts }: Pick<Phrase, "texts">) => (
      <span lang={language} className="wrap-anywhere">
        {texts[language]}
      </span>
    ),
  }));

type Props = { name: string; phrases: readonly Phrase[]; mayEdit: boolean; query: string };

/** The phrases of a list, in each language, with what may be done with them. */
function PhraseTable({ name, phrases, mayEdit, query }: Props) {
  const { t, language: here } = useWords();
  const columns: Column<Phrase>[] = [
    ...textColumns(t),
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
