import type { ReactNode } from "react";
import { FormActions, type FormAnswer, SubmitButton } from "#app/ui/form/form.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** The foot of every form of the settings: whether it was saved, and the button that saves it. */
export function SettingsActions({
  answer,
  children,
}: {
  answer: FormAnswer | undefined;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <FormActions>
      <SavedNotice answer={answer}>{t("shop:saved")}</SavedNotice>
      {children}
      <SubmitButton pending={t("shop:saving")}>{t("shop:save")}</SubmitButton>
    </FormActions>
  );
}
