import { ShopPage } from "#app/features/approval/page/page-parts.tsx";
import type { Refusal } from "#app/http/answers.ts";
import { useWords } from "#app/ui/words.ts";
import { type CustomerThread, ThreadSection } from "./thread-section.tsx";

type Props = {
  thread: CustomerThread | null;
  refusal: Omit<Refusal, "ok"> | undefined;
  shop: { name: string; phone: string | null; logo: string | null };
  path: string;
  /** Address of the quotes. */
  quotes: string;
  /** Finding of a price request, with its question. */
  about: { id: string; question: string } | null;
  preview: string | null;
};

/** The thread of a link alone. */
export function ThreadPage({ thread, refusal, shop, path, quotes, about, preview }: Props) {
  const { t } = useWords();
  return (
    <ShopPage
      title={t("approval:title", { shop: shop.name })}
      shop={shop}
      path={path}
      preview={preview}
    >
      {thread && <ThreadSection thread={thread} refusal={refusal} about={about} isAlone />}
      <p>
        <a className="second" href={quotes}>
          {t("approval:ask.back")}
        </a>
      </p>
    </ShopPage>
  );
}
