import type { ComponentProps } from "react";
import { href } from "react-router";
import type { Answer } from "#app/http/answers.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { ShopForm } from "./shop-form.tsx";

type Props = {
  /** Undefined when they could not be read. */
  settings: Omit<ComponentProps<typeof ShopForm>, "action" | "posted"> | undefined;
  answer: Answer | undefined;
};

/** The first section of the settings: the shop itself. */
export function ShopPage({ settings, answer }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("shop:title")} />
      {settings ? (
        <ShopForm {...settings} action={href("/repair-cms/shop")} posted={answer} />
      ) : (
        <NotLoaded what="shop:notLoaded" />
      )}
    </>
  );
}
