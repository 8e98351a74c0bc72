import { useEffect, useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { DistanceUnit } from "#app/values/distance.ts";
import type { Shop, ShopSight } from "./shop.ts";
import { ShopFields } from "./shop-fields.tsx";
import { ShopTick } from "./shop-tick.tsx";

type Props = ShopSight & {
  shop: (Shop & { version: number }) | undefined;
  unit: DistanceUnit;
  zone: string;
  posted: FormAnswer | undefined;
  closeTo: string;
};

/**
 * The shop's settings as a form that stays open when it is saved. `posted` is the answer to a post
 * without JavaScript.
 */
export function ShopForm({ shop, unit, zone, posted, closeTo, techniciansSeePrices }: Props) {
  const { t } = useWords();
  const { search } = useLocation();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? posted;
  const settled = fetcher.state === "idle" ? answer : undefined;
  const saves = useSaves(settled);
  return (
    <WorkForm
      fetcher={fetcher}
      answer={answer}
      action={href("/repair-cms/settings") + search}
      encType="multipart/form-data"
      draft="shop-settings"
      // What gets the focus is not to come to rest under the bar at the bottom.
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <p className="text-ink-soft">{t("shop:intro")}</p>
      <StableValue key={shop?.version ?? 0} name="version" value={String(shop?.version ?? 0)} />
      <ShopFields shop={shop} unit={unit} zone={zone} saves={saves} />
      <ShopTick
        name="techniciansSeePrices"
        checked={techniciansSeePrices}
        label={t("shop:techniciansSeePrices")}
        hint={t("shop:techniciansSeePricesHint")}
      />
      <ShopTick
        name="unreviewedMayGo"
        checked={shop?.unreviewedMayGo ?? false}
        label={t("shop:unreviewedMayGo")}
        hint={t("shop:unreviewedMayGoHint")}
      />
      <FormActions>
        <SavedNotice answer={settled}>{t("shop:saved")}</SavedNotice>
        <LinkButton kind="quiet" to={closeTo} preventScrollReset>
          {t("ui:close")}
        </LinkButton>
        <SubmitButton pending={t("shop:saving")}>{t("shop:save")}</SubmitButton>
      </FormActions>
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
