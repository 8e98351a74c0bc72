import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import {
  IdentityFields,
  type IdentityQuestion,
} from "#app/features/account/two-factor/identity-fields.tsx";
import { RecoveryCodes } from "#app/features/account/two-factor/recovery-codes.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { usePasskeySupport } from "./passkey-button.tsx";

const page = href("/account/two-step");

/** The options for the browser, and the name of the passkey. */
type Make = {
  name: string;
  options: Parameters<typeof import("./passkey.client.ts").makePasskey>[0];
};
type PasskeyAnswer = FormAnswer & { codes?: string[] };

type Props = { prove: IdentityQuestion; answer: FormAnswer | undefined; make: Make | undefined };

/** Adds a passkey: proof of identity and a name, then the browser's dialog. */
export function NewPasskey({ prove, answer, make }: Props) {
  const { t } = useWords();
  const support = usePasskeySupport();
  const { problem, codes, busy } = useMaking(make);
  if (codes) {
    return (
      <Modal title={t("twoFactor:codes.title")} closeTo={page}>
        <RecoveryCodes codes={codes} next={`${page}?done=on`} />
      </Modal>
    );
  }
  return (
    <Modal title={t("twoFactor:passkey.add")} closeTo={page}>
      <WorkForm answer={answer} preventScrollReset className="grid gap-5">
        {problem && !busy && <Notice kind="error">{t(problem)}</Notice>}
        {support === false && <Notice kind="info">{t("twoFactor:passkey.unsupported")}</Notice>}
        <noscript>
          <Notice kind="info">{t("twoFactor:passkey.noScript")}</Notice>
        </noscript>
        <p>{t("twoFactor:passkey.what")}</p>
        <TextField
          name="name"
          label={t("twoFactor:passkey.name")}
          hint={t("twoFactor:passkey.nameHint")}
          defaultValue={t("twoFactor:passkey.defaultName")}
          maxLength={60}
          required
        />
        <IdentityFields {...prove} />
        <div className="flex flex-wrap justify-end gap-3">
          <CancelLink to={page} />
          <SubmitButton pending={t("twoFactor:working")} disabled={support !== true}>
            {busy ? t("twoFactor:passkey.waiting") : t("twoFactor:passkey.add")}
          </SubmitButton>
        </div>
      </WorkForm>
    </Modal>
  );
}

/** Has the browser create the passkey, and posts it. */
function useMaking(make: Make | undefined): {
  problem: Parameters<ReturnType<typeof useWords>["t"]>[0] | undefined;
  codes: string[] | undefined;
  busy: boolean;
} {
  const fetcher = useFetcher<PasskeyAnswer>();
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState<WordKey>();
  const { submit } = fetcher;
  useEffect(() => {
    if (!make) return;
    setMaking(true);
    setFailed(undefined);
    const device = import("./passkey.client.ts");
    device
      .then(({ makePasskey }) => makePasskey(make.options))
      .then((credential) =>
        submit({ credential, name: make.name }, { method: "post", action: `${page}/passkeys/add` }),
      )
      .catch(async (error) => {
        const { isExisting } = await device;
        setFailed(isExisting(error) ? "twoFactor:passkey.existing" : "twoFactor:passkey.cancelled");
      })
      .finally(() => setMaking(false));
  }, [make, submit]);
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.error : undefined;
  return {
    problem: failed ?? refused,
    codes: fetcher.data?.ok ? fetcher.data.codes : undefined,
    busy: making || fetcher.state !== "idle",
  };
}
