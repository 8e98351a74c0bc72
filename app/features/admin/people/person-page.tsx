import { type ReactNode, useState } from "react";
import { href } from "react-router";
import { DoForm, ExtendForm, PlanForm } from "#app/features/admin/changes/plan-forms.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Row, Section } from "#app/ui/section.tsx";
import { Day, useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { FlagButton, Plan } from "./people-table.tsx";
import { displayName, type PersonView } from "./person.ts";

type Props = {
  person: PersonView;
  devices: number;
  /** Whether the reader looks at himself: then some things are not offered. */
  own: boolean;
  /** What has just been done, by the address. */
  done: string | null;
  /** What the payment provider says. */
  stripe: ReactNode;
  /** What the audit log says. */
  history: ReactNode;
};

const notices: Record<string, WordKey> = {
  plan: "admin:done.plan",
  extended: "admin:done.extended",
  created: "admin:done.created",
  flag: "admin:done.flag",
  suspended: "admin:done.suspended",
  restored: "admin:done.restored",
  signedOut: "admin:done.signedOut",
  synced: "admin:done.synced",
  twoFactor: "twoFactor:admin.done",
};

/** A user: who it is, what counts, what was given, what Stripe says, and what can be done. */
export function PersonPage({ person, devices, own, done, stripe, history }: Props) {
  const { t } = useWords();
  const notice = useDone(done, person);
  return (
    <div className="grid gap-6">
      {notice && <Notice kind="done">{t(notice)}</Notice>}
      <Identity person={person} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlanSection person={person} />
        <Section title={t("admin:person.stripe")}>{stripe}</Section>
      </div>
      <AccessSection person={person} devices={devices} own={own} />
      <Section title={t("admin:person.history")}>{history}</Section>
    </div>
  );
}

/**
 * What was done before this page came; nothing any more when the person has changed since, for it
 * may have been undone.
 */
function useDone(done: string | null, person: PersonView): WordKey | undefined {
  const came = `${person.id} ${done}`;
  const stands = JSON.stringify(person);
  const [first, setFirst] = useState({ came, stands });
  if (first.came !== came) setFirst({ came, stands });
  if (done === null || !Object.hasOwn(notices, done)) return undefined;
  return first.came !== came || first.stands === stands ? notices[done] : undefined;
}

function Identity({ person: { email, createdAt, id } }: Pick<Props, "person">) {
  const { t } = useWords();
  const facts: [label: string, fact: ReactNode][] = [
    [t("admin:person.email"), email],
    [t("admin:person.since"), <Day key="since" at={createdAt} />],
    [
      t("admin:person.id"),
      <code key="id" className="text-base">
        {id}
      </code>,
    ],
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([label, fact]) => (
        <div key={label} className="min-w-0">
          <dt className="label text-base text-ink-soft">{label}</dt>
          <dd className="text-lg">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function PlanSection({ person }: Pick<Props, "person">) {
  const { t } = useWords();
  const { grant, membership, until } = person;
  return (
    <Section title={t("admin:users.plan")}>
      <Row
        label={t("admin:plan.counts")}
        hint={t("admin:plan.countsHint")}
        action={<ExtendForm person={person} />}
      >
        <Plan membership={{ ...membership, endsAt: until }} />
      </Row>
      <Row label={t("admin:plan.granted")} hint={t("admin:plan.grantHint")}>
        {grant ? <Plan membership={grant} /> : t("admin:plan.nothingGranted")}
      </Row>
      <div className="px-5 py-4">
        <PlanForm person={person} days />
      </div>
    </Section>
  );
}

function AccessSection({ person, devices, own }: Pick<Props, "person" | "devices" | "own">) {
  const { t } = useWords();
  const who = displayName(person);
  return (
    <Section title={t("admin:person.access")}>
      <Row label={t("admin:users.administrator")} action={!own && <FlagButton person={person} />}>
        {t(person.isAdmin ? "admin:flag.yes" : "admin:flag.no")}
      </Row>
      <Row
        label={t("admin:person.sessions")}
        action={
          devices > 0 && (
            <ConfirmButton
              href={href("/admin/users/:userId/sign-out", { userId: person.id })}
              hidden={{ stay: "yes" }}
              text={t("admin:person.signOutQuestion", { who })}
              detail={t("admin:person.signOutText")}
              confirmLabel={t("admin:person.signOut")}
              pendingLabel={t("admin:person.signingOut")}
            >
              {t("admin:person.signOut")}
            </ConfirmButton>
          )
        }
      >
        {devices > 0 ? t("admin:person.devices", { devices }) : t("admin:person.noDevices")}
      </Row>
      <TwoFactorRow person={person} own={own} />
      <Row label={t("admin:person.account")} action={!own && <Suspension person={person} />}>
        <PlanRecord person={person} />
      </Row>
    </Section>
  );
}

function TwoFactorRow({
  person: { id, twoFactorSince: since },
  own,
}: Pick<Props, "person" | "own">) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <Row
      label={t("twoFactor:admin.row")}
      action={
        !own &&
        since !== null && (
          <LinkButton to={href("/admin/users/:userId/two-step", { userId: id })}>
            {t("twoFactor:admin.reset")}
          </LinkButton>
        )
      }
    >
      <span suppressHydrationWarning>
        {since === null
          ? t("twoFactor:admin.none")
          : t("twoFactor:admin.since", { date: formatDay(since, language, zone) })}
      </span>
    </Row>
  );
}

function PlanRecord({ person: { suspendedAt } }: Pick<Props, "person">) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  if (suspendedAt === null) return <Badge tone="good">{t("admin:suspend.active")}</Badge>;
  return (
    <span suppressHydrationWarning className="font-medium text-bad">
      {t("admin:suspend.since", { date: formatDay(suspendedAt, language, zone) })}
    </span>
  );
}

function Suspension({ person }: Pick<Props, "person">) {
  const { t } = useWords();
  if (person.suspendedAt !== null) {
    const words = {
      label: t("admin:suspend.undo"),
      pending: t("admin:suspend.undoing"),
      done: t("admin:done.restored"),
    };
    return (
      <DoForm action={href("/admin/users/:userId/restore", { userId: person.id })} {...words} />
    );
  }
  return (
    <ConfirmButton
      kind="danger"
      href={href("/admin/users/:userId/suspend", { userId: person.id })}
      hidden={{ stay: "yes" }}
      text={t("admin:suspend.question", { who: displayName(person) })}
      detail={t("admin:suspend.text")}
      confirmLabel={t("admin:suspend.do")}
      pendingLabel={t("admin:suspend.doing")}
    >
      {t("admin:suspend.do")}
    </ConfirmButton>
  );
}
