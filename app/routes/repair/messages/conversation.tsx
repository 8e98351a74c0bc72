import { isRouteErrorResponse, useOutlet } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { ConversationPage } from "#app/features/messages/conversation/conversation-page.tsx";
import { pageContent } from "#app/features/messages/conversation/page-content.server.ts";
import { noteConversationRead } from "#app/features/messages/conversation/read-conversation.server.ts";
import { findPeople } from "#app/features/messages/inbox/search.server.ts";
import { Compose } from "#app/features/messages/writing/compose.tsx";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { parseCursor } from "#app/values/cursor.ts";
import type { Route } from "./+types/conversation";
import { readConversation } from "./conversation.server.ts";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async (args: Route.LoaderArgs & InShop) => {
    const { context, request, shop, viewer } = args;
    const { db, defer, now } = context.get(platformContext);
    const search = new URL(request.url).searchParams;
    const before = parseCursor(search.get("before"));
    const sought = (search.get("who") ?? "").slice(0, 80);
    const manage = may(shop, "editQuotes");
    const [{ conversation, mayWrite }, people] = await Promise.all([
      readConversation(args, before),
      sought && manage ? findPeople(db, { shopId: shop.id, text: sought }) : [],
    ]);
    if (manage && conversation.unread > 0 && !isPrefetch(request))
      defer(noteConversationRead(db, { shopId: shop.id, id: conversation.id, now: now() }));
    const reader = {
      viewerId: viewer.id,
      language: languageOf(context),
      prices: may(shop, "seePrices"),
      may: { write: mayWrite, manage },
    };
    const asked = {
      job: search.get("job"),
      template: search.get("template"),
      isLater: before !== undefined,
      sought,
    };
    return { ...pageContent(conversation, reader, asked), people };
  },
);

/** Reloads after a refusal, so that a concurrent message appears. */
export const shouldRevalidate = () => true;

export default function ConversationRoute({ loaderData }: Route.ComponentProps) {
  const writing = useOutlet(loaderData.writing satisfies Writing);
  return (
    <ConversationPage page={loaderData}>
      {writing ?? <Compose writing={loaderData.writing} />}
    </ConversationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Empty title={t("messages:notFound")} heading="h1" />
  ) : (
    <NotLoaded what="messages:notLoaded" />
  );
}
