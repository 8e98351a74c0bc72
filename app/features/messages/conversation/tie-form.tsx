import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ConversationContent } from "./content.ts";

/** Says whose the conversation of an unknown number is. */
export function TieForm({ page: { id, people, sought } }: { page: ConversationContent }) {
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
