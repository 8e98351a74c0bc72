import { href } from "react-router";
import { ExtendForm, PlanForm } from "#app/features/admin/changes/plan-forms.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ConfirmButton } from "#app/ui/confirm.tsx";
import { type Column, RowLink, Table } from "#app/ui/table.tsx";
import { useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { displayName, type PersonView, tierNames } from "./person.ts";

/** The users of a page of the list. Nobody is offered to take his own flag away. */
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

/** What is not as it is for everyone. */
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

const looks: Record<Tier, string> = {
  free: "text-ink-soft",
  medium: "text-bronze",
  premium: "text-diamond",
};

/** A plan and its end. */
export function Plan({ membership: { tier, endsAt, current } }: Pick<PersonView, "membership">) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <div>
      <p className={`label text-lg ${looks[tier]}`}>{t(tierNames[tier])}</p>
      {tier !== "free" && endsAt !== null && (
        <p
          className={`text-base ${current ? "text-ink-soft" : "font-medium text-bad"}`}
          suppressHydrationWarning
        >
          {t(current ? "admin:plan.until" : "admin:plan.ended", {
            date: formatDay(endsAt, language, zone),
          })}
        </p>
      )}
    </div>
  );
}

/** Gives or takes the flag, after a question. */
export function FlagButton({ person }: { person: PersonView }) {
  const { t } = useWords();
  const verb = person.isAdmin ? "take" : "make";
  const who = displayName(person);
  return (
    <ConfirmButton
      href={href("/admin/users/:userId/admin", { userId: person.id })}
      hidden={{ isAdmin: person.isAdmin ? "no" : "yes", stay: "yes" }}
      label={t(`admin:flag.${verb}Of`, { who })}
      text={t(`admin:flag.${verb}Question`, { who })}
      detail={t(`admin:flag.${verb}Text`)}
      confirmLabel={t(`admin:flag.${verb}`)}
      pendingLabel={t("admin:flag.saving")}
    >
      {t(`admin:flag.${verb}`)}
    </ConfirmButton>
  );
}
