import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

type Uses = { used: number; most: number };

/** How many translations were made today, and how many may be: of the member, and of the shop. */
export function UsesToday({ member, shop }: { member: Uses; shop: Uses }) {
  const { t } = useWords();
  const said = t("phrases:uses.today", {
    member: member.used,
    memberMost: member.most,
    shop: shop.used,
    shopMost: shop.most,
  });
  const isNear = [member, shop].some(({ used, most }) => used >= most * 0.8);
  return isNear ? (
    <Notice kind="info" className="mt-8">
      {said} {t("phrases:uses.near")}
    </Notice>
  ) : (
    <p className="mt-8 text-ink-soft">{said}</p>
  );
}
