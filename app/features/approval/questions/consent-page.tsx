import { ShopPage } from "#app/features/approval/page/page-parts.tsx";
import type { Way } from "#app/features/messages/message.ts";
import { useWords } from "#app/ui/words.ts";

type Props = {
  shop: { name: string; phone: string | null; logo: string | null };
  path: string;
  /** Address of the quotes. */
  quotes: string;
  /**
   * Address that the answer is posted to; null for a member of the shop, who cannot answer here.
   */
  action: string | null;
  preview: string | null;
  ways: readonly {
    way: Exclude<Way, "link">;
    state: "given" | "withdrawn" | null;
    words: string;
    key: string;
  }[];
};

/** Asks a customer, way by way, whether the shop may write. */
export function ConsentPage({ shop, path, quotes, action, preview, ways }: Props) {
  const { t } = useWords();
  return (
    <ShopPage
      title={t("approval:title", { shop: shop.name })}
      shop={shop}
      path={path}
      preview={preview}
    >
      <h1>{t("approval:consent.title")}</h1>
      {ways.map(({ way, state, words, key }) => (
        <section key={way}>
          <h2>{t(`approval:consent.way.${way}`)}</h2>
          <p>{words}</p>
          {state && <p className="note">{t(`approval:consent.${state}`)}</p>}
          {action && (
            <form method="post" action={action}>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="way" value={way} />
              <input type="hidden" name="state" value={state === "given" ? "withdrawn" : "given"} />
              <button type="submit" className="second">
                {t(state === "given" ? "approval:consent.no" : "approval:consent.yes")}
              </button>
            </form>
          )}
        </section>
      ))}
      {ways.length === 0 && <p>{t("approval:consent.none")}</p>}
      <p>
        <a className="second" href={quotes}>
          {t("approval:ask.back")}
        </a>
      </p>
    </ShopPage>
  );
}
