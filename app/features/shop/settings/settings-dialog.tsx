import type { ComponentProps } from "react";
import { href, useLocation } from "react-router";
import { ShopForm } from "#app/features/shop/shop-form.tsx";
import type { Answer } from "#app/http/answers.ts";
import { ownPath } from "#app/http/return-to.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** Undefined when they could not be read. */
  settings: Omit<ComponentProps<typeof ShopForm>, "posted" | "closeTo"> | undefined;
  answer: Answer | undefined;
};

/** The settings of a shop over the list of jobs, with ways to the rest of them. */
export function SettingsDialog({ settings, answer }: Props) {
  const { t } = useWords();
  // Back to the job that asked for it, or to the page of the list that it was opened from.
  const { search } = useLocation();
  const closeTo = ownPath(new URLSearchParams(search).get("back")) ?? href("/repair-cms") + search;
  return (
    <Modal title={t("shop:title")} closeTo={closeTo} long>
      <p className="mb-4 flex flex-wrap gap-3">
        <LinkButton to={href("/repair-cms/team")}>{t("shop:team")}</LinkButton>
        <LinkButton to={href("/repair-cms/taxes")}>{t("taxes:title")}</LinkButton>
        <LinkButton to={href("/repair-cms/print-settings")}>{t("shop:papers")}</LinkButton>
        <LinkButton to={href("/repair-cms/link-settings")}>{t("shop:links")}</LinkButton>
      </p>
      {settings ? (
        <ShopForm {...settings} posted={answer} closeTo={closeTo} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <Notice kind="error" className="w-full">
            {t("shop:notLoaded")}
          </Notice>
          <LinkButton to={href("/repair-cms/settings") + search} replace>
            {t("ui:tryAgain")}
          </LinkButton>
        </div>
      )}
    </Modal>
  );
}
