import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { closeTo: string; invoice: number | undefined };

/** Replaces the form of a quote that is approved, rejected or invoiced. */
export function FrozenQuote({ closeTo, invoice }: Props) {
  const { t } = useWords();
  return (
    <Notice kind="info">
      <p className="mb-3">{invoice ? t("quotes:invoiced", { invoice }) : t("quotes:frozen")}</p>
      <LinkButton to={closeTo} preventScrollReset>
        {t("ui:close")}
      </LinkButton>
    </Notice>
  );
}
