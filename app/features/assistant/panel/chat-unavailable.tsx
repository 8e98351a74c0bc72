import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { usePanelAddress } from "./use-panel-address.ts";

/** Shown instead of the panel when its history cannot be read. */
export function ChatUnavailable() {
  const { t } = useWords();
  const page = usePanelAddress();
  return (
    <section id="assistant" className="my-8 grid gap-3">
      <h2 className="label text-2xl">{t("assistant:panel.title")}</h2>
      <Notice kind="error">
        <p className="mb-3">{t("assistant:panel.unreadable")}</p>
        <LinkButton to={page} reloadDocument>
          {t("ui:tryAgain")}
        </LinkButton>
      </Notice>
    </section>
  );
}
