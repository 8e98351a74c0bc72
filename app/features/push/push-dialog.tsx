import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { CancelLink, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PushKind } from "./kinds.ts";

type Props = {
  publicKey: string;
  offered: readonly PushKind[];
  chosen: readonly PushKind[];
  answer: FormAnswer | undefined;
};

/** Settings of notifications on this device. The button's click asks the browser for permission. */
export function PushDialog({ publicKey, offered, chosen, answer }: Props) {
  const { t } = useWords();
  const { problem, isWaiting, isReady, onSubmit } = useDevice(publicKey);
  const isOn = chosen.length > 0;
  const note = problem && t(`push:problems.${problem}`);
  return (
    <Modal title={t("push:title")} closeTo={href("/account")}>
      <WorkForm answer={answer} preventScrollReset className="grid gap-5" onSubmit={onSubmit}>
        {note && <Notice kind={problem === "failed" ? "error" : "info"}>{note}</Notice>}
        <noscript>
          <Notice kind="info">{t("push:problems.unsupported")}</Notice>
        </noscript>
        <fieldset>
          <legend>{t("push:question")}</legend>
          {offered.map((kind) => (
            <Tick
              key={kind}
              name="kinds[]"
              value={kind}
              defaultChecked={!isOn || chosen.includes(kind)}
            >
              {t(`push:kinds.${kind}`)}
            </Tick>
          ))}
        </fieldset>
        <p className="text-ink-soft">{t("push:hint")}</p>
        {["endpoint", "p256dh", "auth"].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelLink to={href("/account")} />
          <SubmitButton pending={t("ui:saving")} disabled={!isReady}>
            {t(isWaiting ? "push:waiting" : "ui:save")}
          </SubmitButton>
        </div>
      </WorkForm>
      {isOn && (
        <WorkForm answer={undefined} preventScrollReset className="mt-3" onSubmit={forget}>
          <SubmitButton kind="plain" pending={t("ui:saving")}>
            {t("push:turnOff")}
          </SubmitButton>
        </WorkForm>
      )}
    </Modal>
  );
}

type Problem = "unsupported" | "blocked" | "failed";

const isSupported = () =>
  "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;

/** Requests permission and a subscription from the browser before the form is sent. */
function useDevice(publicKey: string) {
  const [problem, setProblem] = useState<Problem>();
  const [isWaiting, setWaiting] = useState(false);
  const [isReady, setReady] = useState(false);
  const isFilled = useRef(false);
  useEffect(() => {
    setReady(isSupported());
    if (!isSupported()) setProblem("unsupported");
    else if (Notification.permission === "denied") setProblem("blocked");
  }, []);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (isFilled.current || !new FormData(form).has("kinds[]")) {
      isFilled.current = false;
      return;
    }
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    try {
      // First, because permission requires a recent user activation.
      const leave = await Notification.requestPermission();
      setProblem(leave === "granted" ? undefined : "blocked");
      if (leave !== "granted") return;
      const { subscribe } = await import("./device.client.ts");
      for (const [name, value] of Object.entries(await subscribe(publicKey)))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      isFilled.current = true;
      form.requestSubmit();
    } catch {
      setProblem("failed");
    } finally {
      setWaiting(false);
    }
  };
  return { problem, isWaiting, isReady, onSubmit };
}

/** Ends the browser's own subscription too; even without that, the server sends nothing there. */
const forget = () =>
  void import("./registration.client.ts")
    .then((device) => device.unsubscribe())
    .catch(() => undefined);
