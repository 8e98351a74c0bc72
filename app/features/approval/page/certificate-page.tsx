import { href } from "react-router";
import {
  type Certificate,
  certificateFacts,
  certificateTrail,
} from "#app/features/approval/certificate/certificate.ts";
import { FindingsOf } from "#app/features/approval/inspection/finding-card.tsx";
import {
  InspectionSummary,
  OtherFindings,
} from "#app/features/approval/inspection/inspection-sections.tsx";
import { ChoiceOf } from "#app/features/approval/page/decided/choice-of.tsx";
import { CertifiedPhotos } from "#app/features/approval/photos/certified-photos.tsx";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { SignatureSection } from "#app/features/approval/signature/drawn.tsx";
import type { WalkEvidence } from "#app/features/approval/walk-round/walk-evidence.ts";
import { genuineIn, walkFacts } from "#app/features/approval/walk-round/walk-proof.ts";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { FactList } from "./estimate-sections.tsx";
import { Notices, PlainPage } from "./page-parts.tsx";
import { Rows, Tap } from "./proof-parts.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { noticesIn } from "./texts.ts";

type Props = {
  certificate: Certificate;
  path: string;
  /** Address of the revision's file. */
  file: string;
  /** Addresses of the sent photos. */
  photos: readonly string[];
};

/** The evidence of a decision, for both sides. */
export function CertificatePage({ certificate, path, file, photos }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { decision, revision, paper } = certificate;
  return (
    <PlainPage title={t("approval:certificate.title")} path={path}>
      <p>{t("approval:certificate.intro")}</p>
      <p className={revision ? "approved" : "problem"}>
        {t(revision ? "approval:certificate.genuine" : "approval:certificate.damaged")}
      </p>
      {paper?.isGenuine === false && (
        <p className="problem">{t("approval:certificate.paperDamaged")}</p>
      )}
      {revision ? (
        <Sent revision={revision} decision={decision} file={file} />
      ) : (
        decision.quotes.map(({ id, number }) => (
          <section key={id}>
            <h2>{t("approval:quote", { number })}</h2>
            <ChoiceOf quoteId={id} choices={decision.quotes} />
          </section>
        ))
      )}
      <section>
        <Rows rows={certificateFacts(words, certificate)} />
      </section>
      <SignatureSection strokes={decision.strokes} name={decision.name} />
      {paper?.isGenuine && <Tap to={`${file}?file=pdf`}>{t("approval:certificate.paper")}</Tap>}
      <CertifiedPhotos photos={certificate.photos} addresses={photos} />
      {certificate.walks.map((signed) => (
        <WalkSummary key={signed.n} signed={signed} />
      ))}
      <section>
        <h2>{t("approval:certificate.trail")}</h2>
        <Rows rows={certificateTrail(words, certificate)} />
      </section>
      <Tap to={`${path}?file=pdf&lng=${language}`}>{t("approval:certificate.pdf")}</Tap>
      <Tap to={`${href("/verify")}?hash=${decision.sha256}`}>
        {t("approval:certificate.verify")}
      </Tap>
    </PlainPage>
  );
}

/** The quotes as they were sent, each with its decision. */
function Sent({
  revision,
  decision,
  file,
}: Pick<Certificate, "decision"> & { revision: Revision; file: string }) {
  const words = useWords();
  const { t, language } = words;
  const { shop, workId, customer, vehicle, terms, quotes } = revision;
  return (
    <>
      <section>
        <h2>{shop.name}</h2>
        <p>{`${t("approval:order", { workId })} · ${customer}`}</p>
        <p>{`${vehicleName(vehicle, language)} · ${vehicle.plate}`}</p>
        <FactList revision={revision} />
        <h2>{t("approval:terms")}</h2>
        <p className="pre">{terms[decision.language]}</p>
      </section>
      <Notices notices={noticesIn(words, revision)} />
      <InspectionSummary inspection={revision.inspection} />
      {quotes.map((quote) => (
        <QuoteCard
          key={quote.id}
          quote={quote}
          terms={revision}
          found={<FindingsOf quoteId={quote.id} revision={revision} />}
        >
          <ChoiceOf quoteId={quote.id} choices={decision.quotes} />
        </QuoteCard>
      ))}
      <OtherFindings revision={revision} />
      <Tap to={file}>{t("approval:certificate.file")}</Tap>
    </>
  );
}

/** A signed walk-round in the proof of what was decided about its job. */
function WalkSummary({ signed }: { signed: WalkEvidence }) {
  const words = useWords();
  return (
    <section>
      <h2>{words.t("walkRound:proof.heading")}</h2>
      <p className={signed.isGenuine ? "note" : "problem"}>{genuineIn(words, signed)}</p>
      <Rows rows={walkFacts(words, signed)} />
    </section>
  );
}
