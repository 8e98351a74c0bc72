import { DecidedPage } from "#app/features/approval/page/decided/decided-page.tsx";
import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { FoundPage } from "#app/features/approval/page/found-page.tsx";
import { QuestionPage } from "#app/features/approval/page/question/question-page.tsx";
import { ThreadSection } from "#app/features/approval/questions/thread-section.tsx";
import { PaySection } from "#app/features/cards/pay-section.tsx";
import type { Route } from "./+types/link";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./answer-link.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).showLink(args);
export const action = async (args: Route.ActionArgs) => (await load()).answerLink(args);

export default function Page({ loaderData: page, actionData }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  const thread = page.thread && <ThreadSection thread={page.thread} />;
  if (page.kind === "decided") {
    const { decided, pay } = page;
    return (
      <DecidedPage decided={decided} pay={pay && <PaySection pay={pay} />} isPaid={pay?.due === 0}>
        {thread}
      </DecidedPage>
    );
  }
  if (page.question.revision.quotes.length === 0)
    return <FoundPage question={page.question}>{thread}</FoundPage>;
  return (
    <QuestionPage question={page.question} refusal={actionData ?? undefined}>
      {thread}
    </QuestionPage>
  );
}
