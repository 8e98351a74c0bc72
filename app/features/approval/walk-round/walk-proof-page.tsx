import { href } from "react-router";
import { LanguageSwitch } from "#app/features/approval/page/page-parts.tsx";
import { Rows, Tap } from "#app/features/approval/page/proof-parts.tsx";
import { CertifiedPhotos } from "#app/features/approval/photos/certified-photos.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import { DrawnSignature } from "#app/features/approval/signature/drawn.tsx";
import { useWords } from "#app/ui/words.ts";
import { genuineIn, type WalkProof, walkFacts } from "./walk-proof.ts";
import { WalkSections } from "./walk-sections.tsx";

type Props = {
  proof: WalkProof;
  path: string;
  /** Its photos, small, with the address of each. */
  photos: readonly SentPhoto[];
  back: string;
};

/** The evidence of a signed walk-round, for the shop. */
export function WalkProofPage({ proof, path, photos, back }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { signed, record } = proof;
  const title = t("signing:proof.title");
  return (
    <>
      <title>{title}</title>
      <header>
        <h1>{title}</h1>
        <LanguageSwitch path={path} />
      </header>
      <main>
        <p>{t("signing:proof.intro")}</p>
        <p className={signed.isGenuine ? "approved" : "problem"}>{genuineIn(words, signed)}</p>
        {record && (
          <>
            <WalkSections words={words} record={record} photos={photos} />
            <section>
              <h2>{t("signing:terms")}</h2>
              <p className="pre">{record.terms[signed.language]}</p>
            </section>
          </>
        )}
        <section>
          <Rows rows={walkFacts(words, signed)} />
        </section>
        {signed.strokes && (
          <section>
            <h2>{t("approval:signature.title")}</h2>
            <DrawnSignature
              strokes={signed.strokes}
              label={t("approval:signature.by", { name: signed.name })}
            />
          </section>
        )}
        <CertifiedPhotos photos={proof.photos} addresses={photos.map((photo) => photo.page)} />
        {record && <Tap to={`${path}?file=json`}>{t("signing:proof.file")}</Tap>}
        <Tap to={`${path}?file=pdf&lng=${language}`}>{t("approval:certificate.pdf")}</Tap>
        <Tap to={`${href("/verify")}?hash=${signed.sha256}`}>
          {t("approval:certificate.verify")}
        </Tap>
        <Tap to={back}>{t("signing:back")}</Tap>
      </main>
    </>
  );
}
