import { nearLimitOf, type TextUses } from "#app/features/account/budget/text-limits.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Shows today's translations and their limits, of the member and of the shop. */
export function UsesToday({ member, shop }: TextUses) {
  const { t } = useWords();
  const said = t("phrases:uses.today", {
    member: member.used,
    memberMost: member.most,
    shop: shop.used,
    shopMost: shop.most,
  });
  return nearLimitOf({ member, shop }) ? (
    <Notice kind="info" className="mt-8">
      {said} {t("phrases:uses.near")}
    </Notice>
  ) : (
    <p className="mt-8 text-ink-soft">{said}</p>
  );
}
