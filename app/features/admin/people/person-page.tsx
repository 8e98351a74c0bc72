import { type ReactNode, useState } from "react";
import { type Role, roleNames } from "#app/features/account/role.ts";
import { ExtendForm } from "#app/features/admin/changes/extend-form.tsx";
import { PlanForm } from "#app/features/admin/changes/plan-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { AccessSection } from "./access-section.tsx";
import type { PersonView } from "./person.ts";
import { Plan } from "./plan.tsx";

type Props = {
  person: PersonView;
  /** The shop that they belong to; its name is null before its settings are saved. */
  shop: { role: Role; name: string | null } | null;
  devices: number;
  /** Whether this is the viewer's own account, which allows less. */
  own: boolean;
  /** The change that was just made, from the address. */
  done: string | null;
  /** The subscription. */
  stripe: ReactNode;
  /** The user's last audit entries. */
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

/** A user: identity, plan, subscription, access and history. */
export function PersonPage({ person, shop, devices, own, done, stripe, history }: Props) {
  const { t } = useWords();
  const notice = useDone(done, person);
  return (
    <div className="grid gap-6">
      {notice && <Notice kind="done">{t(notice)}</Notice>}
      <Identity person={person} shop={shop} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlanSection person={person} />
        <Section title={t("admin:person.stripe")}>{stripe}</Section>
      </div>
      <AccessSection person={person} devices={devices} own={own} />
      <Section title={t("admin:person.history")}>{history}</Section>
    </div>
  );
}

/** The notice of the last change, until the user changes again, which may have undone it. */
function useDone(done: string | null, person: PersonView): WordKey | undefined {
  const key = `${person.id} ${done}`;
  const shown = JSON.stringify(person);
  const [first, setFirst] = useState({ key, shown });
  if (first.key !== key) setFirst({ key, shown });
  if (done === null || !Object.hasOwn(notices, done) || isUndone(done, person)) return undefined;
  return first.key !== key || first.shown === shown ? notices[done] : undefined;
}

/** Whether the change was reverted since: the address still names it after a reload. */
const isUndone = (done: string, { suspendedAt }: PersonView): boolean =>
  suspendedAt === null ? done === "suspended" : done === "restored";

function Identity({ person: { email, createdAt, id }, shop }: Pick<Props, "person" | "shop">) {
  const { t } = useWords();
  const facts: [label: string, fact: ReactNode][] = [
    [t("admin:person.email"), email],
    [t("admin:person.since"), <Day key="since" at={createdAt} />],
    ...(shop
      ? [
          [
            t("admin:person.shop"),
            [shop.name, t(roleNames[shop.role])].filter(Boolean).join(" · "),
          ] satisfies [string, ReactNode],
        ]
      : []),
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

/** The current plan and the grant, with the forms that change them. */
function PlanSection({ person }: { person: PersonView }) {
  const { t } = useWords();
  const { grant, membership, until, isTrial } = person;
  return (
    <Section title={t("admin:users.plan")}>
      <Row
        label={t("admin:plan.counts")}
        hint={t("admin:plan.countsHint")}
        action={<ExtendForm person={person} />}
      >
        <Plan membership={{ ...membership, endsAt: until }} isTrial={isTrial} />
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
