import { Badge } from "#app/ui/badge.tsx";
import { ConfirmButton } from "#app/ui/confirm.tsx";
import { type Column, RowLink, Table } from "#app/ui/table.tsx";
import { useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { calledBy, type PersonShown, tierNames } from "./person.ts";
import { ExtendForm, PlanForm } from "./plan-forms.tsx";

/** The users of a page of the list. Nobody is offered to take his own flag away. */
export function PeopleTable({
  people,
  viewerId,
}: {
  people: readonly PersonShown[];
  viewerId: string;
}) {
  const { say } = useWords();
  const columns: Column<PersonShown>[] = [
    { label: say("admin:users.person"), cell: (person) => <Who person={person} /> },
    {
      label: say("admin:users.plan"),
      cell: ({ membership, until }) => <Plan membership={{ ...membership, endsAt: until }} />,
    },
    {
      label: say("admin:users.change"),
      cell: (person) => (
        <div className="relative z-10 flex w-fit max-w-full flex-wrap items-start gap-2">
          <PlanForm person={person} />
          <ExtendForm person={person} />
        </div>
      ),
    },
    {
      label: say("admin:users.administrator"),
      cell: (person) =>
        person.id === viewerId ? (
          <span>{say("admin:flag.yes")}</span>
        ) : (
          <FlagButton person={person} />
        ),
    },
  ];
  return (
    <Table name={say("site:nav.manageUsers")} columns={columns} rows={people} id={({ id }) => id} />
  );
}

function Who({ person }: { person: PersonShown }) {
  const { say } = useWords();
  return (
    <>
      <p>
        <RowLink to={`/admin/users/${person.id}`}>
          {person.name || <em className="text-ink-soft">{say("admin:users.noName")}</em>}
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
  person: Pick<PersonShown, "isAdmin" | "suspendedAt">;
}) {
  const { say } = useWords();
  if (!isAdmin && suspendedAt === null) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {isAdmin && <Badge tone="busy">{say("admin:users.admin")}</Badge>}
      {suspendedAt !== null && <Badge tone="bad">{say("admin:users.suspended")}</Badge>}
    </p>
  );
}

const looks: Record<Tier, string> = {
  free: "text-ink-soft",
  medium: "text-bronze",
  premium: "text-diamond",
};

/** A plan and its end. */
export function Plan({ membership: { tier, endsAt, current } }: Pick<PersonShown, "membership">) {
  const { say, language } = useWords();
  const zone = useTimeZone();
  return (
    <div>
      <p className={`label text-lg ${looks[tier]}`}>{say(tierNames[tier])}</p>
      {tier !== "free" && endsAt !== null && (
        <p
          className={`text-base ${current ? "text-ink-soft" : "font-medium text-bad"}`}
          suppressHydrationWarning
        >
          {say(current ? "admin:plan.until" : "admin:plan.ended", {
            date: formatDay(endsAt, language, zone),
          })}
        </p>
      )}
    </div>
  );
}

/** Gives or takes the flag, after a question. */
export function FlagButton({ person }: { person: PersonShown }) {
  const { say } = useWords();
  const verb = person.isAdmin ? "take" : "make";
  const who = calledBy(person);
  return (
    <ConfirmButton
      href={`/admin/users/${person.id}/admin`}
      hidden={{ isAdmin: person.isAdmin ? "no" : "yes", stay: "yes" }}
      label={say(`admin:flag.${verb}Of`, { who })}
      text={say(`admin:flag.${verb}Question`, { who })}
      detail={say(`admin:flag.${verb}Text`)}
      confirmLabel={say(`admin:flag.${verb}`)}
      pendingLabel={say("admin:flag.saving")}
    >
      {say(`admin:flag.${verb}`)}
    </ConfirmButton>
  );
}
