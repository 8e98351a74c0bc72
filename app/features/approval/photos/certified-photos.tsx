import type { Certificate } from "#app/features/approval/certificate/certificate.ts";
import { useWords } from "#app/ui/words.ts";
import { photoFacts } from "./photo-facts.ts";

type Props = { photos: Certificate["photos"]; addresses: readonly string[] };

/** The photos that were sent, by their hashes, and whether each is stored as it was. */
export function CertifiedPhotos({ photos, addresses }: Props) {
  const words = useWords();
  const { t } = words;
  if (photos.length === 0) return null;
  return (
    <section>
      <h2>{t("approval:photos.title")}</h2>
      {photos.map(({ photo, isGenuine }, at) => {
        const [name, value] = photoFacts(words, { photo, isGenuine }, at);
        return (
          <div key={photo.id}>
            <h3 className="label">
              <a className="tap" href={addresses[at]}>
                {name}
              </a>
            </h3>
            <p className={isGenuine ? "note" : "problem"}>{value}</p>
          </div>
        );
      })}
    </section>
  );
}
