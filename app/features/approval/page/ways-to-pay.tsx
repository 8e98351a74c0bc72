import { piecesOfWays } from "#app/features/shop/paying/ways-to-pay.ts";
import { useWords } from "#app/ui/words.ts";

/** Payment instructions of the shop; nothing without any. */
export function WaysToPay({ text }: { text: string | null }) {
  const { t } = useWords();
  if (!text) return null;
  return (
    <div className="pay">
      <h3>{t("approval:waysToPay")}</h3>
      <p className="pre">
        {piecesOfWays(text).map(({ text: said, href }) =>
          href ? (
            <a key={said} className="tap" href={href} rel="noreferrer">
              {said}
            </a>
          ) : (
            said
          ),
        )}
      </p>
    </div>
  );
}
