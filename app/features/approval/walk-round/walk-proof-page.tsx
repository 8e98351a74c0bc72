import { href } from "react-router";
import { PlainPage } from "#app/features/approval/page/page-parts.tsx";
import { Rows, Tap } from "#app/features/approval/page/proof-parts.tsx";
import { CertifiedPhotos } from "#app/features/approval/photos/certified-photos.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import { SignatureSection } from "#app/features/approval/signature/drawn.tsx";
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
  return (
    <PlainPage title={t("walkRound:proof.title")} path={path}>
      <p>{t("walkRound:proof.intro")}</p>
      <p className={signed.isGenuine ? "approved" : "problem"}>{genuineIn(words, signed)}</p>
      {record && (
        <>
          <WalkSections words={words} record={record} photos={photos} />
          <section>
            <h2>{t("walkRound:terms")}</h2>
            <p className="pre">{record.terms[signed.language]}</p>
          </section>
        </>
      )}
      <section>
        <Rows rows={walkFacts(words, signed)} />
      </section>
      <SignatureSection strokes={signed.strokes} name={signed.name} />
      <CertifiedPhotos photos={proof.photos} addresses={photos.map((photo) => photo.page)} />
      {record && <Tap to={`${path}?file=json`}>{t("walkRound:proof.file")}</Tap>}
      <Tap to={`${path}?file=pdf&lng=${language}`}>{t("approval:certificate.pdf")}</Tap>
      <Tap to={`${href("/verify")}?hash=${signed.sha256}`}>{t("approval:certificate.verify")}</Tap>
      <Tap to={back}>{t("walkRound:back")}</Tap>
    </PlainPage>
  );
}
