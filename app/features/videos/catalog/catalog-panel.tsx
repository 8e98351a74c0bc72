import { href, useFetcher } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { Message } from "#app/values/word-key.ts";
import { type CatalogPage, type CatalogSearch, catalogAddress } from "./catalog-search.ts";
import { VideosPanel } from "./catalog-table.tsx";

type Props = {
  asked?: CatalogSearch;
  /** A page of the list; undefined when it could not be loaded. */
  page: CatalogPage | undefined;
};

/** The list of all videos with its search, on /admin/videos and in /admin. */
export function CatalogPanel({ asked = catalogAddress.start, page }: Props) {
  const { t } = useWords();
  const { text, dead, after } = asked;
  const next = nextPage(catalogAddress, asked, { after: page?.videos.at(-1)?.n });
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <SearchBox
          action={href("/admin/videos")}
          label={t("videos:list.search")}
          placeholder={t("videos:list.placeholder")}
          text={text}
        />
        {dead ? (
          <LinkButton kind="quiet" to={href("/admin/videos")}>
            {t("videos:list.showAll")}
          </LinkButton>
        ) : (
          <LinkButton kind="quiet" to={catalogAddress.href({ dead: true })}>
            {t("videos:admin.onlyDead")}
          </LinkButton>
        )}
      </div>
      {page ? (
        <>
          <VideosPanel
            videos={page.videos}
            searched={text !== "" || dead !== undefined || after !== undefined}
          />
          <ListNav
            newest={
              after !== undefined && {
                to: catalogAddress.href({ ...asked, after: undefined, show: undefined }),
                text: t("videos:list.newest"),
              }
            }
            more={
              page.more && {
                ...next,
                text: t("videos:list.older"),
              }
            }
          />
        </>
      ) : (
        <NotLoaded what="videos:list.notLoaded" />
      )}
    </>
  );
}

/** The actions in the head of the list. */
export function CatalogActions() {
  const { t } = useWords();
  const address = useListAddress(href("/admin/videos"));
  return (
    <>
      <LinkButton to={href("/admin/videos/live")}>{t("videos:live.title")}</LinkButton>
      <CheckButton />
      <LinkButton to={address(href("/admin/videos/new"))} kind="primary" preventScrollReset>
        {t("videos:admin.add")}
      </LinkButton>
    </>
  );
}

/** Checks the videos that were checked longest ago on YouTube, and shows the result. */
function CheckButton() {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer & { message?: Message }>();
  const message = fetcher.state === "idle" ? fetcher.data?.message : undefined;
  return (
    <WorkForm
      fetcher={fetcher}
      answer={fetcher.data}
      action={href("/admin/videos/check")}
      className="flex flex-wrap items-center gap-3"
    >
      <SubmitButton kind="plain" pending={t("videos:admin.checking")}>
        {t("videos:admin.check")}
      </SubmitButton>
      <p role="status" className="text-base text-ink-soft empty:hidden">
        {message && t(message)}
      </p>
    </WorkForm>
  );
}
