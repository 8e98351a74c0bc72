import { memo } from "react";
import { data, href, useNavigation } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type Reader, read } from "#app/features/account/guard.server.ts";
import {
  readTopicsAsked,
  type TopicsQuery,
  topicsHref,
} from "#app/features/forum/posts/addresses.ts";
import { topicsPerPage } from "#app/features/forum/posts/post.ts";
import { shownLine } from "#app/features/forum/posts/shown.server.ts";
import type { Budget, ShownTopicLine, Translations } from "#app/features/forum/posts/shown.ts";
import { searchTopics } from "#app/features/forum/search/search.server.ts";
import { listTopics } from "#app/features/forum/topics/list.server.ts";
import { TopicList } from "#app/features/forum/topics/topic-list.tsx";
import { TopicSearch } from "#app/features/forum/topics/topic-search.tsx";
import { findLimits } from "#app/features/forum/translation/find.server.ts";
import { TranslationNote } from "#app/features/forum/translation/notes.tsx";
import { titlesOf } from "#app/features/forum/translation/page.server.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";
import { addsTo, moreThan } from "#app/values/shown.ts";
import type { Route } from "./+types/topics";

type Page = {
  asked: TopicsQuery;
  mayTranslate: boolean;
  isDemo: boolean;
  foreign?: boolean;
  isNear?: boolean;
  topics?: ShownTopicLine[];
  translations?: Translations;
  budget?: Budget;
  more?: { to: string; adds: boolean } | undefined;
};

/** What "Show more" leads to: more rows of this list, or, of a long one, its next page. */
function nextOf(asked: TopicsQuery, end: Pick<TopicsQuery, "before" | "below">): Page["more"] {
  const show = moreThan(asked.show!, topicsPerPage);
  const next = show ? { ...asked, show } : { ...asked, show: topicsPerPage, ...end };
  return { to: topicsHref(next), adds: show !== undefined };
}

export const loader = read(
  "forum",
  async ({ context, request, viewer }: Route.LoaderArgs & Reader) => {
    const platform = context.get(platformContext);
    const { replica } = platform;
    const asked = readTopicsAsked(new URL(request.url).searchParams);
    const page: Page = {
      asked,
      mayTranslate: mayEnter("translation", viewer),
      isDemo: platform.ai.isDemo,
    };
    try {
      const { text, originals } = asked;
      const { ai, db, defer, now } = platform;
      const services = { ai, db, defer, now, readerId: viewer.id };
      const own = languageOf(context);
      const into = page.mayTranslate && !originals ? own : undefined;
      const [found, limits] = await Promise.all([
        text
          ? searchTopics(replica, text, { ...asked, into, nearly: true })
          : listTopics(replica, { ...asked, into }),
        into && findLimits(services),
      ]);
      const topics = found.topics.map((line) => shownLine(line, viewer));
      const more =
        "older" in found
          ? found.older && { before: found.older }
          : found.below && { below: found.below };
      // What a browser fetches ahead costs the reader no translation.
      const storedOnly = isPrefetch(request);
      const shown =
        into && limits ? titlesOf(services, found.topics, { into, storedOnly, limits }) : {};
      const foreign = topics.some(({ language }) => language !== own);
      return {
        ...page,
        topics,
        ...shown,
        foreign,
        isNear: "isNear" in found && found.isNear,
        more: more && nextOf(asked, more),
      } as Page;
    } catch (error) {
      log.error("the list of topics could not be read", error);
      return data(page, { status: 503 });
    }
  },
);

export default function Topics({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const navigation = useNavigation();
  const searching =
    navigation.state === "loading" &&
    navigation.location.pathname === href("/discussion") &&
    !addsTo(navigation.location.search);
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t("forum:title")} lead={t("forum:lead")}>
        <LinkButton to={href("/discussion/new")} kind="primary">
          {t("forum:newTopic")}
        </LinkButton>
      </PageHeader>
      <TranslationNote {...loaderData} />
      <TopicSearch text={loaderData.asked.text} pending={searching} />
      {searching ? <Shape /> : <Shown {...loaderData} />}
    </div>
  );
}

// A navigation does not render it again.
const Shown = memo(List);

function List({ asked, topics, translations = {}, isNear, more }: Page) {
  const { t } = useWords();
  if (!topics) return <NotLoaded what="forum:list.notLoaded" />;
  const deep = asked.before !== undefined || asked.below !== undefined;
  return (
    <section aria-label={t("forum:list.name")}>
      {isNear && <p className="mb-3">{t("forum:list.near")}</p>}
      {topics.length > 0 ? (
        <TopicList topics={topics} translations={translations} />
      ) : (
        <Nothing searched={asked.text !== "" || deep} />
      )}
      <ListNav
        label={t("forum:list.name")}
        newest={
          deep && {
            to: topicsHref({ text: asked.text, originals: asked.originals }),
            text: t("forum:list.newest"),
          }
        }
        more={more && { ...more, text: t("forum:list.older") }}
      />
    </section>
  );
}

/** Nothing to show: the first topic is to be written, or the search is too narrow. */
function Nothing({ searched }: { searched: boolean }) {
  const { t } = useWords();
  return (
    <Empty title={t(searched ? "forum:list.noneFound" : "forum:list.empty")}>
      <p className="text-ink-soft">
        {t(searched ? "forum:list.noneFoundText" : "forum:list.emptyText")}
      </p>
      {searched && (
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={href("/discussion/new")} kind="primary">
            {t("forum:list.askIt")}
          </LinkButton>
          <LinkButton to={href("/discussion")}>{t("forum:list.showAll")}</LinkButton>
        </div>
      )}
    </Empty>
  );
}

const Shape = () => (
  <div className="grid gap-3">
    {["a", "b", "c", "d", "e", "f"].map((row) => (
      <Skeleton key={row} className="h-32 sm:h-24" />
    ))}
  </div>
);

/** The list could not be fetched at all: the network is gone, most likely. */
export function ErrorBoundary() {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("forum:title")} />
      <NotLoaded what="forum:list.notLoaded" />
    </>
  );
}
