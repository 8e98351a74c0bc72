import { href } from "react-router";
import { roleNames } from "#app/features/account/role.ts";
import { ExtendForm } from "#app/features/admin/changes/extend-form.tsx";
import { PlanForm } from "#app/features/admin/changes/plan-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { RowLink } from "#app/ui/page/page-link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { FlagButton } from "./flag-button.tsx";
import { displayName, type ListedPerson } from "./person.ts";
import { Plan } from "./plan.tsx";

/** A page of users. */
export function PeopleTable({
  people,
  viewerId,
}: {
  people: readonly ListedPerson[];
  viewerId: string;
}) {
  const { t } = useWords();
  const columns: Column<ListedPerson>[] = [
    { label: t("admin:users.person"), cell: (person) => <Who person={person} /> },
    {
      label: t("admin:users.plan"),
      cell: ({ membership, until, isTrial }) => (
        <Plan membership={{ ...membership, endsAt: until }} isTrial={isTrial} />
      ),
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
      quiet: true,
      // The viewer cannot remove their own access.
      cell: (person) =>
        person.id !== viewerId && (
          <MoreMenu
            label={t("admin:users.moreFor", { who: displayName(person) })}
            className="pressed relative z-10"
          >
            <FlagButton person={person} />
          </MoreMenu>
        ),
    },
  ];
  return (
    <Table name={t("site:nav.manageUsers")} columns={columns} rows={people} id={({ id }) => id} />
  );
}

function Who({ person }: { person: ListedPerson }) {
  const { t } = useWords();
  const { shop } = person;
  return (
    <>
      <p>
        <RowLink to={href("/admin/users/:userId", { userId: person.id })}>
          {person.name || <em className="text-ink-soft">{t("admin:users.noName")}</em>}
        </RowLink>
      </p>
      <p className="text-base text-ink-soft">{person.email}</p>
      {shop && (
        <p className="text-base text-ink-soft">
          {[shop.name, t(roleNames[shop.role])].filter(Boolean).join(" · ")}
        </p>
      )}
      <Marks person={person} />
    </>
  );
}

function Marks({
  person: { isAdmin, suspendedAt },
}: {
  person: Pick<ListedPerson, "isAdmin" | "suspendedAt">;
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
