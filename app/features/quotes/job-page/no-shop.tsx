import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Whether the shop's settings are written and could be read. */
export type ShopState = "ready" | "none" | "failed";

/** Why there is no New Quote button, and the way to it. */
export function NoShop({ shop, back }: { shop: Exclude<ShopState, "ready">; back: string }) {
  const { t } = useWords();
  return (
    <Notice kind={shop === "failed" ? "error" : "info"}>
      <p className="mb-3">{t(shop === "failed" ? "quotes:shopNotLoaded" : "quotes:noShop")}</p>
      <LinkButton to={`${href("/repair-cms/settings")}?back=${encodeURIComponent(back)}`}>
        {t("quotes:shopSettings")}
      </LinkButton>
    </Notice>
  );
}
