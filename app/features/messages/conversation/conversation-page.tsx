import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { LimitNote } from "#app/features/account/budget/limit-note.tsx";
import { MessageWatch } from "#app/features/messages/message-watch.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { Bubble } from "./bubble.tsx";
import { Consents } from "./consents.tsx";
import type { ConversationContent } from "./page-content.server.ts";

/** Shows the conversation with one customer, and the form to answer. */
export function ConversationPage({
  page,
  children,
}: {
  page: ConversationContent;
  children: ReactNode;
}) {
  const { t } = useWords();
  const { id, messages, writing, may } = page;
  const path = href("/repair-cms/messages/:conversationId", { conversationId: id });
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={page.name || t("messages:thread.unknown")}
        lead={t(`messages:thread.reads.${writing.reader}`)}
        back={{ to: href("/repair-cms/messages"), label: t("messages:back") }}
      >
        {page.customerId && (
          <LinkButton
            to={href("/repair-cms/customers/:customerId", { customerId: page.customerId })}
          >
            {t("messages:thread.customer")}
          </LinkButton>
        )}
      </PageHeader>
      {page.isBegun && may.manage && <Duties page={page} />}
      {page.isBegun && !page.customerId && may.manage && <TieForm page={page} />}
      {messages.length === 0 ? (
        <Empty title={t("messages:thread.nothing")} />
      ) : (
        <div>
          <ListNav
            newest={page.newer && { to: path, text: t("messages:newest") }}
            more={
              page.older !== undefined && {
                to: `${path}?before=${page.older}`,
                text: t("messages:thread.older"),
                adds: false,
              }
            }
          />
          <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
            {messages.map((message) => (
              <Bubble
                key={message.id}
                conversationId={id}
                message={message}
                name={page.name || t("messages:thread.unknown")}
                jobNumber={message.jobId ? page.jobNumbers[message.jobId] : undefined}
              />
            ))}
          </ol>
        </div>
      )}
      {page.left !== undefined && (
        <Notice kind="info">{t("messages:write.left", { left: page.left })}</Notice>
      )}
      <LimitNote limit={page.limit} />
      {may.write ? children : <Notice kind="info">{t("messages:write.readOnly")}</Notice>}
      {may.manage && <Consents conversationId={id} consents={page.consents} writing={writing} />}
      <MessageWatch conversationId={id} changedAt={page.changedAt} />
    </div>
  );
}

function Duties({ page: { id, assigned, answered } }: { page: ConversationContent }) {
  const { t } = useWords();
  const params = { conversationId: id };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {assigned && <p>{t("messages:thread.taken", { name: assigned.name })}</p>}
      <WorkForm
        answer={undefined}
        action={href("/repair-cms/messages/:conversationId/assign", params)}
      >
        <input type="hidden" name="on" value={assigned?.isMe ? "" : "yes"} />
        <SubmitButton kind="plain" pending={t("messages:thread.saving")}>
          {t(assigned?.isMe ? "messages:thread.leave" : "messages:thread.take")}
        </SubmitButton>
      </WorkForm>
      <WorkForm
        answer={undefined}
        action={href("/repair-cms/messages/:conversationId/answered", params)}
      >
        <input type="hidden" name="on" value={answered ? "" : "yes"} />
        <SubmitButton kind="plain" pending={t("messages:thread.saving")}>
          {t(answered ? "messages:thread.needsOne" : "messages:thread.needsNone")}
        </SubmitButton>
      </WorkForm>
    </div>
  );
}

/** Assigns the conversation of an unknown number to a customer. */
function TieForm({ page: { id, people, sought } }: { page: ConversationContent }) {
  const { t } = useWords();
  const params = { conversationId: id };
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-card p-4">
      <h2 className="heading-small">{t("messages:thread.tie")}</h2>
      <p className="text-ink-soft">{t("messages:thread.tieHint")}</p>
      <Form
        role="search"
        action={href("/repair-cms/messages/:conversationId", params)}
        className="flex flex-wrap gap-3"
      >
        <input
          type="search"
          name="who"
          defaultValue={sought}
          aria-label={t("messages:people")}
          className="box min-w-0 flex-1"
        />
        <Button type="submit">{t("ui:search")}</Button>
      </Form>
      {people.map((person) => (
        <WorkForm
          key={person.id}
          answer={undefined}
          action={href("/repair-cms/messages/:conversationId/tie", params)}
        >
          <input type="hidden" name="customerId" value={person.id} />
          <SubmitButton kind="plain" pending={t("messages:thread.saving")}>
            {t("messages:thread.tieThis", { name: person.name })}
          </SubmitButton>
        </WorkForm>
      ))}
    </section>
  );
}
