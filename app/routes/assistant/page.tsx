import { href } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { askPlainly } from "#app/features/asking/ask-plainly.server.ts";
import { findChat } from "#app/features/asking/find-chat.server.ts";
import { ChatPanel } from "#app/features/assistant/panel/chat-panel.tsx";
import { ChatUnavailable } from "#app/features/assistant/panel/chat-unavailable.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/page";

export const loader = read(
  "assistant",
  async ({ platform, request, context, viewer }: Route.LoaderArgs & SignedIn) => {
    const reader = { viewer, language: languageOf(context) };
    const search = new URL(request.url).searchParams;
    return { chat: await findChat(platform, reader, search) };
  },
);

/** A question posted as a plain form. */
export const action = write(
  "assistant",
  async ({ platform, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    const reader = { viewer, language: languageOf(context) };
    return askPlainly(platform, reader, request, href("/assistant"));
  },
  "assistant:ask.failed",
);

/** The assistant as a page of its own, which fills a phone's screen. */
export default function Assistant({ loaderData: { chat }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageTitle page={t("assistant:panel.title")} />
      {chat === "trouble" ? (
        <ChatUnavailable />
      ) : (
        <ChatPanel data={chat} answer={actionData} isPage />
      )}
    </>
  );
}
