import { href } from "react-router";
import { isDemoAddress } from "#app/platform/web/config.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { healthOf } from "./source.ts";
import { ActiveToggle, FetchNow } from "./source-buttons.tsx";
import { Figures } from "./source-figures.tsx";
import { deletionText, healthTone } from "./source-words.ts";
import type { Source } from "./sources.server.ts";

/** One source with its state and its actions. */
export function SourceCard({ source }: { source: Source }) {
  const { t } = useWords();
  const { id, name, url, language, active, kind } = source;
  const health = healthOf(source);
  const address = useListAddress(href("/admin/news"));
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-card p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-xl font-semibold">{name}</h3>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-base wrap-anywhere text-ink-soft underline"
          >
            {url}
          </a>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge tone={healthTone[health]}>{t(`news:health.${health}`)}</Badge>
          <Badge tone="plain">{t(`news:language.${language}`)}</Badge>
          {isDemoAddress(url) && <Badge tone="plain">{t("news:sources.demo")}</Badge>}
          {kind && <Badge tone="plain">{t(`news:sources.kind.${kind}`)}</Badge>}
        </p>
      </header>
      <Figures source={source} />
      <footer className="flex flex-wrap items-start gap-2">
        <FetchNow id={id} url={url} />
        <ActiveToggle id={id} active={active} />
        <LinkButton
          to={address(href("/admin/news/:sourceId/edit", { sourceId: id }))}
          preventScrollReset
        >
          {t("news:sources.edit")}
        </LinkButton>
        <ConfirmButton
          href={href("/admin/news/:sourceId/delete", { sourceId: id })}
          kind="danger"
          text={t("news:source.deleteQuestion", { name })}
          detail={t(deletionText({ active }))}
          confirmLabel={t("ui:delete")}
          pendingLabel={t("ui:deleting")}
          hidden={{ stay: "yes" }}
        >
          {t("ui:delete")}
        </ConfirmButton>
      </footer>
    </article>
  );
}
