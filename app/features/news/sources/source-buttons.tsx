import { href, useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";

type Fetched = FormAnswer & { message?: Message; succeeded?: boolean };

/** Fetches a source and shows progress and result below the buttons. */
export function FetchNow({ id, url }: { id: string; url: string }) {
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

export function ActiveToggle({ id, active }: { id: string; active: boolean }) {
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
