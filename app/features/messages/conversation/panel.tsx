import { href } from "react-router";
import { MessageWatch } from "#app/features/messages/message-watch.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownPanel } from "./panel.server.ts";

type Props = { customerId: string; jobId?: string; name: string; panel: ShownPanel };

/** The latest messages with a customer, and the link to the conversation. */
export function MessagePanel({ customerId, jobId, name, panel }: Props) {
  const { t } = useWords();
  const { messages, changedAt } = panel;
  const to = href("/repair-cms/messages/:conversationId", { conversationId: customerId });
  return (
    <section className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-card p-4">
      <h2 className="heading-small">{t("messages:panel.title")}</h2>
      {messages.length === 0 ? (
        <p className="text-ink-soft">{t("messages:panel.none")}</p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {messages.map(({ id, isOurs, writer, words, at }) => (
            <li key={id} className="break-words">
              <span className="text-sm text-ink-soft">
                <span className="font-semibold">{isOurs ? writer : name}</span> ·{" "}
                <NearMoment at={at} />
              </span>
              <p className="line-clamp-3 whitespace-pre-line">{words ?? t("messages:priced")}</p>
            </li>
          ))}
        </ol>
      )}
      <div>
        <LinkButton to={`${to}${jobId ? `?job=${jobId}` : ""}`}>
          {t(messages.length === 0 ? "messages:panel.write" : "messages:panel.open")}
        </LinkButton>
      </div>
      <MessageWatch conversationId={customerId} changedAt={changedAt} />
    </section>
  );
}
