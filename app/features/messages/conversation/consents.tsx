import { href } from "react-router";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

type ShownConsent = {
  way: AddressedWay;
  state: "given" | "withdrawn" | "unknown";
  /** When, and by which member; null for the customer. */
  noted: { at: number; by: string | null } | undefined;
  /** The words that the customer is asked in, in the customer's language. */
  words: string;
  /** The key of the form, so that a repeated submission is stored once. */
  key: string;
};

type Props = {
  conversationId: string;
  consents: readonly ShownConsent[];
  writing: Writing;
};

/** The customer's consents by way, with the buttons to record them at the counter. */
export function Consents({ conversationId, consents, writing }: Props) {
  const { t } = useWords();
  if (consents.length === 0) return null;
  return (
    <details className="border-t border-line pt-4">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">
        {t("messages:consent.title")}
      </summary>
      <ul className="grid gap-4">
        {consents.map(({ way, state, noted, words, key }) => (
          <li key={way} className="grid gap-2 rounded-lg border border-line bg-card p-4">
            <p className="font-semibold">
              {t(`messages:consent.${state}`, { way: t(`messages:way.${way}`) })}
            </p>
            {noted && (
              <p className="text-base text-ink-soft">
                {noted.by ?? t("messages:consent.themselves")} · <Moment at={noted.at} />
              </p>
            )}
            {state !== "given" && (
              <>
                <p className="text-ink-soft">{t("messages:consent.ask")}</p>
                <p lang={writing.reader}>{words}</p>
              </>
            )}
            <WorkForm
              answer={undefined}
              action={href("/repair-cms/messages/:conversationId/consent", { conversationId })}
            >
              <StableValue name="key" value={key} />
              <input type="hidden" name="way" value={way} />
              <input type="hidden" name="state" value={state === "given" ? "withdrawn" : "given"} />
              <SubmitButton kind="plain" pending={t("messages:consent.saving")}>
                {t(state === "given" ? "messages:consent.withdraw" : "messages:consent.give", {
                  way: t(`messages:way.${way}`),
                })}
              </SubmitButton>
            </WorkForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
