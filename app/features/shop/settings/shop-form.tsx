import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Shop, ShopSight } from "#app/features/shop/shop.ts";
import { type FormAnswer, WorkForm } from "#app/ui/form/form.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import { SettingsActions } from "./settings-actions.tsx";
import { ShopFields } from "./shop-fields.tsx";

type Props = ShopSight & {
  shop: (Shop & { version: number }) | undefined;
  unit: DistanceUnit;
  zone: string;
  /** The address of the page that it stands on, which it is posted to. */
  action: string;
  posted: FormAnswer | undefined;
  /** Whether what a shop can do without is folded away. */
  isFolded?: boolean;
  /** Beside the button that saves. */
  children?: ReactNode;
};

/**
 * The shop's settings as a form that stays open when it is saved. `posted` is the answer to a post
 * without JavaScript.
 */
export function ShopForm({ action, posted, children, isFolded = false, ...settings }: Props) {
  const { t } = useWords();
  const { shop } = settings;
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? posted;
  const settled = fetcher.state === "idle" ? answer : undefined;
  const saves = useSaves(settled);
  return (
    <WorkForm
      fetcher={fetcher}
      answer={answer}
      action={action}
      encType="multipart/form-data"
      draft="shop-settings"
      // What gets the focus is not to come to rest under the bar at the bottom.
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <p className="text-ink-soft">{t("shop:intro")}</p>
      <StableValue key={shop?.version ?? 0} name="version" value={String(shop?.version ?? 0)} />
      <ShopFields {...settings} saves={saves} isFolded={isFolded} />
      <SettingsActions answer={settled}>{children}</SettingsActions>
    </WorkForm>
  );
}

/** Counts the answers that said "saved". */
function useSaves(answer: FormAnswer | undefined) {
  const [saves, setSaves] = useState(0);
  // Each answer is an object of its own, so two saves in a row are told apart.
  useEffect(() => {
    if (answer?.ok) setSaves((count) => count + 1);
  }, [answer]);
  return saves;
}
