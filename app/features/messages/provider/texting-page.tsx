import { href } from "react-router";
import { SettingsActions } from "#app/features/shop/settings/settings-actions.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CopyButton } from "#app/ui/form/copy-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { TextingSettings } from "./read-settings.server.ts";

type Account = NonNullable<TextingSettings["account"]>;
type Props = TextingSettings & { answer: FormAnswer | undefined };

/** A shop's own account for text messages and WhatsApp. */
export function TextingPage({ isOffered, account, answer }: Props) {
  const { t } = useWords();
  const state = account ? (account.isReady ? "ready" : "broken") : "none";
  return (
    <>
      <PageHeader title={t("provider:title")} />
      <div className="grid gap-8">
        <p className="text-ink-soft">{t("provider:lead")}</p>
        {isOffered ? (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={tones[state]}>{t(`provider:states.${state}`)}</Badge>
              <span>{t(`provider:stateTexts.${state}`)}</span>
            </p>
            <AccountForm account={account} answer={answer} />
            {account && <Hook address={account.hook} />}
            {account && <TestForm account={account} answer={undefined} />}
            <Rules />
            {account && <DisconnectForm answer={undefined} />}
          </>
        ) : (
          <Notice kind="info">{t("provider:notOffered")}</Notice>
        )}
      </div>
    </>
  );
}

const tones = { none: "plain", ready: "good", broken: "bad" } as const;

function AccountForm({
  account,
  answer,
}: {
  account: Account | null;
  answer: FormAnswer | undefined;
}) {
  const { t } = useWords();
  return (
    <WorkForm
      method="post"
      action={href("/repair-cms/text-messages")}
      answer={answer}
      className="grid gap-5"
    >
      <TextField
        name="accountSid"
        label={t("provider:accountSid")}
        hint={t("provider:where")}
        defaultValue={account?.accountSid}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        name="authToken"
        type="password"
        label={t("provider:authToken")}
        hint={t(account ? "provider:tokenStays" : "provider:tokenHint")}
        autoComplete="off"
        required={!account}
      />
      <TextField
        name="sms"
        type="tel"
        label={t("provider:sms")}
        hint={t("provider:smsHint")}
        defaultValue={account?.sms}
      />
      <TextField
        name="whatsapp"
        type="tel"
        label={t("provider:whatsapp")}
        hint={t("provider:whatsappHint")}
        defaultValue={account?.whatsapp}
      />
      <SettingsActions answer={answer} />
    </WorkForm>
  );
}

function Hook({ address }: { address: string }) {
  const { t } = useWords();
  return (
    <section className="grid gap-3" aria-labelledby="hook">
      <h2 id="hook" className="heading">
        {t("provider:hook")}
      </h2>
      <p className="text-ink-soft">{t("provider:hookHint")}</p>
      <p className="box overflow-x-auto font-mono text-sm">{address}</p>
      <CopyButton read={() => address} kind="quiet" className="justify-self-start" />
    </section>
  );
}

type TestProps = { account: Pick<Account, "sms" | "whatsapp">; answer: FormAnswer | undefined };

export function TestForm({ account, answer }: TestProps) {
  const { t } = useWords();
  const ways = (["sms", "whatsapp"] as const).filter((way) => account[way] !== "");
  return (
    <WorkForm
      method="post"
      action={href("/repair-cms/text-messages/test")}
      answer={answer}
      className="grid gap-4"
    >
      <h2 className="heading">{t("provider:test")}</h2>
      {answer?.ok && <Notice kind="done">{t("provider:tested")}</Notice>}
      <SelectField
        name="way"
        label={t("provider:way")}
        options={ways.map((way) => ({ value: way, label: t(`provider:ways.${way}`) }))}
      />
      <TextField name="to" type="tel" label={t("provider:to")} required />
      <SubmitButton kind="quiet" pending={t("provider:sending")} className="justify-self-start">
        {t("provider:send")}
      </SubmitButton>
    </WorkForm>
  );
}

/** Requirements of law and carriers, in short. */
function Rules() {
  const { t } = useWords();
  return (
    <section className="grid gap-3" aria-labelledby="rules">
      <h2 id="rules" className="heading">
        {t("provider:rules")}
      </h2>
      <ul className="grid list-disc gap-2 pl-6">
        {(["registration", "consent", "stop", "window", "law"] as const).map((one) => (
          <li key={one}>{t(`provider:rule.${one}`)}</li>
        ))}
      </ul>
    </section>
  );
}

export function DisconnectForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useWords();
  return (
    <WorkForm
      method="post"
      action={href("/repair-cms/text-messages/disconnect")}
      answer={answer}
      className="grid justify-items-start gap-2 border-t border-line pt-4"
    >
      <p className="text-ink-soft">{t("provider:disconnectHint")}</p>
      <SubmitButton kind="quiet" pending={t("shop:saving")}>
        {t("provider:disconnect")}
      </SubmitButton>
    </WorkForm>
  );
}
