import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Instead of the form of a quote that is approved or rejected (decision 35). */
export function FrozenQuote({ closeTo }: { closeTo: string }) {
  const { t } = useWords();
  return (
    <Notice kind="info">
      <p className="mb-3">{t("quotes:frozen")}</p>
      <LinkButton to={closeTo} preventScrollReset>
        {t("ui:close")}
      </LinkButton>
    </Notice>
  );
}
