import { href } from "react-router";
import { SettingsForm } from "#app/features/shop/settings/settings-form.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { FormTick } from "#app/ui/form/form-tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { languages } from "#app/values/language.ts";
import { longestWaysToPay, type WaysToPay, waysField } from "./ways-to-pay.ts";

type Props = {
  waysToPay: WaysToPay | null;
  partPayments: boolean;
  /** Whether customers may pay by card, of which the shop may refuse parts. */
  hasCards: boolean;
  version: number;
  /** Whether the shop is set up. */
  isReady: boolean;
  answer: FormAnswer | undefined;
};

/** How a shop's customers pay it, in its own words and in each language. */
export function WaysToPayForm(props: Props) {
  const { waysToPay, partPayments, hasCards, version, isReady, answer } = props;
  const { t } = useWords();
  return (
    <section className="mt-8 grid gap-4">
      <h2 className="heading">{t("paying:own")}</h2>
      <p className="text-ink-soft">{t("paying:lead")}</p>
      {isReady ? (
        <SettingsForm
          action={href("/repair-cms/payment-settings")}
          version={version}
          answer={answer}
        >
          <p className="text-ink-soft">{t("paying:hint", { max: longestWaysToPay })}</p>
          {languages.map((language) => (
            <TextArea
              key={language}
              name={waysField(language)}
              label={t(`paying:ways.${language}`)}
              lang={language}
              rows={6}
              defaultValue={waysToPay?.[language] ?? ""}
            />
          ))}
          {hasCards ? (
            <FormTick name="parts" start={partPayments}>
              {t("paying:parts")}
            </FormTick>
          ) : (
            partPayments && <input type="hidden" name="parts" value="yes" />
          )}
        </SettingsForm>
      ) : (
        <Notice kind="info">{t("paying:setUpFirst")}</Notice>
      )}
    </section>
  );
}
