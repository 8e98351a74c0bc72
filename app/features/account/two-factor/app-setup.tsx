import { href } from "react-router";
import { Entry } from "#app/features/account/sign-in/entry.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** A new secret as a QR code, as text, and as a link that opens the app on a phone. */
type PendingApp = { qr: { size: number; path: string }; typed: string; address: string };

/** Shows a new secret and asks for its first code. */
export function AppSetup({
  pending,
  answer,
}: {
  pending: PendingApp;
  answer: FormAnswer | undefined;
}) {
  const { t } = useWords();
  const { size, path } = pending.qr;
  return (
    <Entry title={t("twoFactor:app.title")}>
      <p>{t("twoFactor:app.scan")}</p>
      {/* Black on white in dark mode too, because cameras read nothing else. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t("twoFactor:app.qr")}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-64 rounded-md"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <a
        className="inline-flex min-h-11 items-center justify-self-center underline underline-offset-4 lg:hidden"
        href={pending.address}
      >
        {t("twoFactor:app.open")}
      </a>
      <div className="grid gap-1">
        <p className="text-ink-soft">{t("twoFactor:app.type")}</p>
        <p className="select-all rounded-md bg-steel px-3 py-2 font-mono text-base break-words">
          {pending.typed}
        </p>
      </div>
      <WorkForm answer={answer} className="grid gap-5">
        <p>{t("twoFactor:app.confirm")}</p>
        <TextField
          name="code"
          label={t("twoFactor:code.label")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <SubmitButton pending={t("twoFactor:working")} className="w-full">
          {t("twoFactor:app.turnOn")}
        </SubmitButton>
      </WorkForm>
    </Entry>
  );
}

/** There is no pending secret, or it has expired. */
export function AppSetupLate() {
  const { t } = useWords();
  return (
    <Entry title={t("twoFactor:app.title")}>
      <Notice kind="info">{t("twoFactor:app.late")}</Notice>
      <LinkButton kind="primary" to={href("/account/two-step/app")}>
        {t("twoFactor:app.again")}
      </LinkButton>
    </Entry>
  );
}
