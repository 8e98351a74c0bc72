import { href } from "react-router";
import { ExtendForm } from "#app/features/admin/changes/extend-form.tsx";
import { PlanForm } from "#app/features/admin/changes/plan-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { RowLink } from "#app/ui/page-link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { FlagButton } from "./flag-button.tsx";
import type { PersonView } from "./person.ts";
import { Plan } from "./plan.tsx";

/** A page of users. The viewer gets no button to remove their own administrator access. */
export function PeopleTable({
  people,
  viewerId,
}: {
  people: readonly PersonView[];
  viewerId: string;
}) {
  const { t } = useWords();
  const columns: Column<PersonView>[] = [
    { label: t("admin:users.person"), cell: (person) => <Who person={person} /> },
    {
      label: t("admin:users.plan"),
      cell: ({ membership, until }) => <Plan membership={{ ...membership, endsAt: until }} />,
    },
    {
      label: t("admin:users.change"),
      cell: (person) => (
        <div className="relative z-10 flex w-fit max-w-full flex-wrap items-start gap-2">
          <PlanForm person={person} />
          <ExtendForm person={person} />
        </div>
      ),
    },
    {
      label: t("admin:users.administrator"),
      cell: (person) =>
        person.id === viewerId ? (
          <span>{t("admin:flag.yes")}</span>
        ) : (
          <FlagButton person={person} />
        ),
    },
  ];
  return (
    <Table name={t("site:nav.manageUsers")} columns={columns} rows={people} id={({ id }) => id} />
  );
}

function Who({ person }: { person: PersonView }) {
  const { t } = useWords();
  return (
    <>
      <p>
        <RowLink to={href("/admin/users/:userId", { userId: person.id })}>
          {person.name || <em className="text-ink-soft">{t("admin:users.noName")}</em>}
        </RowLink>
      </p>
      <p className="text-base text-ink-soft">{person.email}</p>
      <Marks person={person} />
    </>
  );
}

function Marks({
  person: { isAdmin, suspendedAt },
}: {
  person: Pick<PersonView, "isAdmin" | "suspendedAt">;
}) {
  const { t } = useWords();
  if (!isAdmin && suspendedAt === null) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {isAdmin && <Badge tone="busy">{t("admin:users.admin")}</Badge>}
      {suspendedAt !== null && <Badge tone="bad">{t("admin:users.suspended")}</Badge>}
    </p>
  );
}
