import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Country, countryName } from "#app/values/country.ts";
import type { Currency } from "#app/values/money.ts";
import { type AccountState, askedIn, stripeCountry, takesShops } from "./account.ts";

type ShownAccount = {
  /** Undefined before the shop's settings are saved. */
  shop: { country: Country; currency: Currency } | undefined;
  account: {
    state: AccountState;
    country: string;
    currency: string;
    due: string[];
    sendsReceipts: boolean;
  } | null;
};

/** Settings of a shop's card payments. */
export function AccountSection({ shop, account }: ShownAccount) {
  const { t, language } = useWords();
  const isHere = !shop || account !== null || takesShops(shop.country);
  return (
    <section aria-labelledby="cards" className="grid gap-4">
      <h2 id="cards" className="heading">
        {t("cards:title")}
      </h2>
      {!isHere ? (
        <Notice kind="info">
          {t("cards:notHere", { country: countryName(shop.country, language) })}
        </Notice>
      ) : (
        <>
          <p className="text-ink-soft">{t("cards:lead")}</p>
          {shop ? (
            <State {...{ shop, account }} />
          ) : (
            <Notice kind="info">{t("cards:setUpFirst")}</Notice>
          )}
        </>
      )}
    </section>
  );
}

const tones = {
  none: "plain",
  todo: "busy",
  review: "busy",
  ready: "good",
  restricted: "bad",
  refused: "bad",
  disconnected: "plain",
} as const;

type StateProps = { shop: NonNullable<ShownAccount["shop"]>; account: ShownAccount["account"] };

function State({ shop, account }: StateProps) {
  const { t, language } = useWords();
  const state = account?.state ?? "none";
  const isOn = account !== null && state !== "disconnected";
  const due = isOn ? askedIn(account.due) : [];
  const label = state === "none" ? "connect" : state === "disconnected" ? "connectAgain" : "goOn";
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:p-6">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[state]}>{t(`cards:states.${state}`)}</Badge>
        <span>{t(`cards:stateTexts.${state}`)}</span>
      </p>
      {due.length > 0 && (
        <div>
          {state !== "restricted" && <p>{t("cards:soon")}</p>}
          <ul className="list-disc pl-6">
            {due.map((one) => (
              <li key={one}>{t(`cards:asked.${one}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {isOn && account.currency !== shop.currency && (
        <Notice kind="info">
          {t("cards:otherCurrency", { account: account.currency, shop: shop.currency })}
        </Notice>
      )}
      {isOn && account.country !== stripeCountry(shop.country) && (
        <Notice kind="info">
          {t("cards:otherCountry", {
            account: countryName(account.country, language),
            shop: countryName(shop.country, language),
          })}
        </Notice>
      )}
      {state === "ready" || state === "refused" ? (
        <a className="button button-quiet justify-self-start" href="https://dashboard.stripe.com/">
          {t("cards:dashboard")}
        </a>
      ) : (
        <ConnectForm label={label} answer={undefined} />
      )}
      {isOn && <ReceiptsForm isOn={account.sendsReceipts} />}
      {isOn && <DisconnectForm answer={undefined} />}
    </div>
  );
}

type FormProps = { answer: FormAnswer | undefined };

export function ConnectForm({
  label,
  answer,
}: FormProps & { label: "connect" | "connectAgain" | "goOn" }) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={answer}
      method="post"
      action={href("/repair-cms/payment-settings/connect")}
      className="grid justify-items-start gap-3"
    >
      <SubmitButton pending={t("cards:opening")}>{t(`cards:${label}`)}</SubmitButton>
    </WorkForm>
  );
}

function ReceiptsForm({ isOn }: { isOn: boolean }) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={undefined}
      method="post"
      action={href("/repair-cms/payment-settings/receipts")}
      className="grid justify-items-start gap-2 border-t border-line pt-4"
    >
      <p className="text-ink-soft">{t(isOn ? "cards:receipts.on" : "cards:receipts.off")}</p>
      <input type="hidden" name="send" value={isOn ? "no" : "yes"} />
      <SubmitButton kind="quiet" pending={t("shop:saving")}>
        {t(isOn ? "cards:receipts.turnOff" : "cards:receipts.turnOn")}
      </SubmitButton>
    </WorkForm>
  );
}

export function DisconnectForm({ answer }: FormProps) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={answer}
      method="post"
      action={href("/repair-cms/payment-settings/disconnect")}
      className="grid justify-items-start gap-2 border-t border-line pt-4"
    >
      <p className="text-ink-soft">{t("cards:disconnectHint")}</p>
      <SubmitButton kind="quiet" pending={t("shop:saving")}>
        {t("cards:disconnect")}
      </SubmitButton>
    </WorkForm>
  );
}
