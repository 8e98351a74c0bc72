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
      <PageHeader title={t("texting:title")} />
      <div className="grid gap-8">
        <p className="text-ink-soft">{t("texting:lead")}</p>
        {isOffered ? (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={tones[state]}>{t(`texting:states.${state}`)}</Badge>
              <span>{t(`texting:stateTexts.${state}`)}</span>
            </p>
            <AccountForm account={account} answer={answer} />
            {account && <Hook address={account.hook} />}
            {account && <TestForm account={account} answer={undefined} />}
            <Rules />
            {account && <DisconnectForm answer={undefined} />}
          </>
        ) : (
          <Notice kind="info">{t("texting:notOffered")}</Notice>
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
        label={t("texting:accountSid")}
        hint={t("texting:where")}
        defaultValue={account?.accountSid}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        name="authToken"
        type="password"
        label={t("texting:authToken")}
        hint={t(account ? "texting:tokenStays" : "texting:tokenHint")}
        autoComplete="off"
        required={!account}
      />
      <TextField
        name="sms"
        type="tel"
        label={t("texting:sms")}
        hint={t("texting:smsHint")}
        defaultValue={account?.sms}
      />
      <TextField
        name="whatsapp"
        type="tel"
        label={t("texting:whatsapp")}
        hint={t("texting:whatsappHint")}
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
        {t("texting:hook")}
      </h2>
      <p className="text-ink-soft">{t("texting:hookHint")}</p>
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
      <h2 className="heading">{t("texting:test")}</h2>
      {answer?.ok && <Notice kind="done">{t("texting:tested")}</Notice>}
      <SelectField
        name="way"
        label={t("texting:way")}
        options={ways.map((way) => ({ value: way, label: t(`texting:ways.${way}`) }))}
      />
      <TextField name="to" type="tel" label={t("texting:to")} required />
      <SubmitButton kind="quiet" pending={t("texting:sending")} className="justify-self-start">
        {t("texting:send")}
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
        {t("texting:rules")}
      </h2>
      <ul className="grid list-disc gap-2 pl-6">
        {(["registration", "consent", "stop", "window", "law"] as const).map((one) => (
          <li key={one}>{t(`texting:rule.${one}`)}</li>
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
      <p className="text-ink-soft">{t("texting:disconnectHint")}</p>
      <SubmitButton kind="quiet" pending={t("shop:saving")}>
        {t("texting:disconnect")}
      </SubmitButton>
    </WorkForm>
  );
}
