import type { ReactNode } from "react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Row, Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { mostPasskeys, type ShownPasskey, type TwoFactorState } from "./state.ts";

type Props = {
  state: TwoFactorState;
  /** An administrator who must set it up before anything else. */
  mustSetUp: boolean;
  done: string | null;
};

const notices: Record<string, WordKey> = {
  on: "twoFactor:done.on",
  app: "twoFactor:done.app",
  appRemoved: "twoFactor:done.appRemoved",
  passkey: "twoFactor:done.passkey",
  passkeyRemoved: "twoFactor:done.passkeyRemoved",
  off: "twoFactor:done.off",
};

const page = href("/account/two-step");

/** With this many recovery codes or fewer, the page suggests new ones. */
const few = 3;

/** The second factors of a user, and links to change them. */
export function TwoFactorPage({ state, mustSetUp, done }: Props) {
  const { t } = useWords();
  const notice = done !== null && Object.hasOwn(notices, done) ? notices[done] : undefined;
  const isOn = state.appSince !== null || state.passkeys.length > 0;
  const back = mustSetUp ? {} : { back: { to: href("/account"), label: t("twoFactor:toAccount") } };
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t("twoFactor:title")} lead={t("twoFactor:lead")} {...back} />
      <div className="grid gap-6">
        {notice && <Notice kind="done">{t(notice)}</Notice>}
        {mustSetUp && <Notice kind="info">{t("twoFactor:required")}</Notice>}
        <AppSection since={state.appSince} />
        <PasskeySection passkeys={state.passkeys} />
        {isOn && <CodesSection left={state.codesLeft} />}
        {isOn && (
          <LinkButton
            kind="danger"
            to={`${page}/off`}
            preventScrollReset
            className="justify-self-start"
          >
            {t("twoFactor:turnOff")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function AppSection({ since }: { since: number | null }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <Section title={t("twoFactor:app.title")}>
      <Row
        label={
          since === null
            ? t("twoFactor:app.none")
            : t("twoFactor:app.since", { date: formatDay(since, language, zone) })
        }
        hint={t("twoFactor:app.what")}
        action={
          <span className="flex flex-wrap gap-3">
            <Way
              to={`${page}/app`}
              label={since === null ? t("twoFactor:setUp") : t("twoFactor:app.replace")}
            />
            {since !== null && <Way to={`${page}/app/remove`} label={t("twoFactor:remove")} />}
          </span>
        }
      />
    </Section>
  );
}

function PasskeySection({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
  const { t } = useWords();
  return (
    <Section title={t("twoFactor:passkey.title")}>
      <Row
        label={t(passkeys.length === 0 ? "twoFactor:passkey.none" : "twoFactor:passkey.yours")}
        hint={t("twoFactor:passkey.what")}
        action={
          passkeys.length < mostPasskeys && (
            <Way to={`${page}/passkeys/new`} label={t("twoFactor:passkey.add")} />
          )
        }
      />
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </Section>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: ShownPasskey }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-lg break-words">{name}</p>
        <p className="text-sm text-ink-soft" suppressHydrationWarning>
          {t("twoFactor:passkey.added", { date: formatDay(createdAt, language, zone) })} ·{" "}
          {lastUsedAt === null
            ? t("twoFactor:passkey.unused")
            : t("twoFactor:passkey.used", { date: formatDay(lastUsedAt, language, zone) })}
        </p>
      </div>
      <LinkButton
        to={`${page}/passkeys/${id}/remove`}
        preventScrollReset
        aria-label={t("twoFactor:passkey.remove", { name })}
      >
        {t("twoFactor:remove")}
      </LinkButton>
    </div>
  );
}

function CodesSection({ left }: { left: number }) {
  const { t } = useWords();
  return (
    <Section title={t("twoFactor:codes.title")}>
      <Row
        label={t("twoFactor:codes.left", { left })}
        hint={t("twoFactor:codes.what")}
        action={<Way to={`${page}/codes`} label={t("twoFactor:codes.make")} />}
      >
        {left <= few && <span className="font-medium text-bad">{t("twoFactor:codes.few")}</span>}
      </Row>
    </Section>
  );
}

const Way = ({ to, label }: { to: string; label: ReactNode }) => (
  <LinkButton to={to} preventScrollReset>
    {label}
  </LinkButton>
);
