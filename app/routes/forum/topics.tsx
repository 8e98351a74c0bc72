import { href } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { findTopics } from "#app/features/forum/topics/find-topics.server.ts";
import { TopicsShown } from "#app/features/forum/topics/topic-page-list.tsx";
import { TopicSearch } from "#app/features/forum/topics/topic-search.tsx";
import { TranslationNote } from "#app/features/forum/translation/notes.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useSearching } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/topics";

export const loader = read(
  "forum",
  async ({ platform, context, request, viewer }: Route.LoaderArgs & SignedIn) => {
    return findTopics(platform, { viewer, language: languageOf(context) }, request);
  },
);

export default function Topics({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const searching = useSearching(href("/discussion"));
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t("forum:title")} lead={t("forum:lead")}>
        <LinkButton to={href("/discussion/new")} kind="primary">
          {t("forum:newTopic")}
        </LinkButton>
      </PageHeader>
      <TranslationNote {...loaderData} />
      <TopicSearch text={loaderData.asked.text} pending={searching} />
      {searching ? <SkeletonRows className="h-32 sm:h-24" /> : <TopicsShown {...loaderData} />}
    </div>
  );
}

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
