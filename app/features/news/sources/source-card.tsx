import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import { isDemoAddress } from "#app/platform/web/config.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import { healthOf } from "./source.ts";
import { deletionText, healthTone, problemMessage } from "./source-words.ts";
import type { Source } from "./sources.server.ts";

/** Source with its state and its actions. */
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

/** The last fetch, the last success, the number of articles, and the last problem. */
function Figures({
  source: { lastFetch, lastSuccess, found, failures, problem, status },
}: {
  source: Source;
}) {
  const { t } = useWords();
  const never = t("news:sources.never");
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base sm:flex sm:flex-wrap sm:gap-x-8">
        <Figure label={t("news:sources.lastFetch")}>
          {lastFetch === null ? never : <Moment at={lastFetch} />}
        </Figure>
        <Figure label={t("news:sources.lastSuccess")}>
          {lastSuccess === null ? never : <Moment at={lastSuccess} />}
        </Figure>
        <Figure label={t("news:sources.found")}>{found ?? "–"}</Figure>
      </dl>
      {failures > 0 && problem && (
        <p className="rounded-md bg-steel px-3 py-2 text-base">
          <strong>
            {failures === 1
              ? t("news:sources.oneMiss")
              : t("news:sources.misses", { number: failures })}
            .
          </strong>{" "}
          {t(problemMessage(problem, status))}
        </p>
      )}
    </>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="contents sm:block">
    <dt className="label text-sm text-ink-soft">{label}</dt>
    <dd className="figures">{children}</dd>
  </div>
);

type Fetched = FormAnswer & { message?: Message; succeeded?: boolean };

/** Fetches a source and shows progress and result below the buttons. */
function FetchNow({ id, url }: { id: string; url: string }) {
  const { t } = useWords();
  const fetcher = useFetcher<Fetched>();
  const busy = fetcher.state !== "idle";
  const message = busy ? undefined : fetcher.data?.message;
  return (
    <>
      <WorkForm
        answer={fetcher.data}
        fetcher={fetcher}
        action={href("/admin/news/:sourceId/fetch", { sourceId: id })}
        className="grid justify-items-start gap-2"
      >
        <SubmitButton kind="plain" pending={t("news:sources.fetching")}>
          {t("news:sources.fetch")}
        </SubmitButton>
      </WorkForm>
      {busy && (
        <div role="status" className="order-last grid basis-full gap-1 text-base text-ink-soft">
          <span>
            {t("news:sources.fetchingFrom", {
              host: URL.canParse(url) ? new URL(url).host : url,
            })}
          </span>
          <span className="h-1 overflow-hidden rounded-full bg-steel">
            <span className="progress block h-full bg-ink" />
          </span>
        </div>
      )}
      {message && (
        <Notice kind={fetcher.data?.succeeded ? "done" : "info"} className="order-last basis-full">
          {t(message)}
        </Notice>
      )}
    </>
  );
}

function ActiveToggle({ id, active }: { id: string; active: boolean }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <WorkForm
      answer={fetcher.data}
      fetcher={fetcher}
      action={href(active ? "/admin/news/:sourceId/deactivate" : "/admin/news/:sourceId/activate", {
        sourceId: id,
      })}
      className="grid gap-2"
    >
      <SubmitButton
        kind="plain"
        pending={t(active ? "news:sources.deactivating" : "news:sources.activating")}
      >
        {t(active ? "news:sources.deactivate" : "news:sources.activate")}
      </SubmitButton>
    </WorkForm>
  );
}
