import { href, useFetcher } from "react-router";
import { Done } from "#app/features/admin/changes/in-place.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { FlagButton } from "./flag-button.tsx";
import { displayName, type PersonView } from "./person.ts";

type Props = { person: PersonView; devices: number; own: boolean };

/**
 * The user's access, and the devices on which they are signed in. `own`: the viewer's own account.
 */
export function AccessSection({ person, devices, own }: Props) {
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
        <AccountState person={person} />
      </Row>
    </Section>
  );
}

function TwoFactorRow({ person: { id, twoFactorSince: since }, own }: Omit<Props, "devices">) {
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

function AccountState({ person: { suspendedAt } }: Pick<Props, "person">) {
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
  // Outside the form, which unmounts after its success.
  const restoring = useFetcher<FormAnswer>();
  const suspended = person.suspendedAt !== null;
  return (
    <div className="grid justify-items-start gap-2">
      {suspended ? (
        <WorkForm
          answer={restoring.data}
          fetcher={restoring}
          action={href("/admin/users/:userId/restore", { userId: person.id })}
          className="grid gap-2"
        >
          <SubmitButton kind="plain" pending={t("admin:suspend.undoing")}>
            {t("admin:suspend.undo")}
          </SubmitButton>
        </WorkForm>
      ) : (
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
      )}
      <Done>{!suspended && restoring.data?.ok && t("admin:done.restored")}</Done>
    </div>
  );
}
