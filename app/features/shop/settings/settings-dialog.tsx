import type { ComponentProps } from "react";
import { href, Link, useLocation } from "react-router";
import type { Answer } from "#app/http/answers.ts";
import { ownPath } from "#app/http/return-to.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { settingsSections } from "./sections.ts";
import { ShopForm } from "./shop-form.tsx";

type Props = {
  /** Undefined when they could not be read. */
  settings:
    | Omit<ComponentProps<typeof ShopForm>, "action" | "posted" | "isFolded" | "children">
    | undefined;
  answer: Answer | undefined;
};

/** The settings of a shop that it cannot do without, over the list of jobs. */
export function SettingsDialog({ settings, answer }: Props) {
  const { t } = useWords();
  // Closes to the job that linked here, or to the page of the list that it was opened from.
  const { search } = useLocation();
  const closeTo = ownPath(new URLSearchParams(search).get("back")) ?? href("/repair-cms") + search;
  const page = href("/repair-cms/settings") + search;
  return (
    <Modal title={t("shop:title")} closeTo={closeTo} long>
      <AllSections />
      {settings ? (
        <ShopForm {...settings} action={page} posted={answer} isFolded>
          <LinkButton kind="quiet" to={closeTo} preventScrollReset>
            {t("ui:close")}
          </LinkButton>
        </ShopForm>
      ) : (
        <div className="grid justify-items-start gap-4">
          <Notice kind="error" className="w-full">
            {t("shop:notLoaded")}
          </Notice>
          <LinkButton to={page} replace>
            {t("ui:tryAgain")}
          </LinkButton>
        </div>
      )}
    </Modal>
  );
}

/** The way to the rest of the settings. */
function AllSections() {
  const { t } = useWords();
  return (
    <nav aria-label={t("shop:sections.label")} className="mb-4 flex flex-wrap gap-x-5">
      {settingsSections.map(({ to, label }) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center underline">
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
