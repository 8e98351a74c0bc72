import type { ReactNode } from "react";
import { AloudButton } from "#app/features/approval/inspection/aloud-button.tsx";
import {
  InspectionSummary,
  OtherFindings,
} from "#app/features/approval/inspection/inspection-sections.tsx";
import { otherPhotos } from "#app/features/approval/inspection/inspection-texts.ts";
import type { Question } from "#app/features/approval/page/question/question-page.tsx";
import { VisitSection } from "#app/features/approval/page/question/visit-section.tsx";
import { PhotosSection } from "#app/features/approval/photos/photos-section.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { CallShop, Notices, ShopPage } from "./page-parts.tsx";
import { PageScript } from "./page-script.tsx";
import { noticesIn } from "./texts.ts";

/**
 * Findings that were sent without a quote: the customer can request prices, and decides nothing.
 */
export function FoundPage({ question, children }: { question: Question; children?: ReactNode }) {
  const words = useWords();
  const { t, language } = words;
  const { path, revision, photos, shop, asks, expiresAt, preview } = question;
  const day = formatDay(expiresAt, language, shop.timeZone);
  return (
    <ShopPage
      title={t("approval:onlyFound.title", { shop: shop.name })}
      shop={shop}
      path={path}
      preview={preview}
    >
      <h1>{t("approval:greeting", { name: revision.customer })}</h1>
      <p>{t("approval:onlyFound.intro")}</p>
      <Notices notices={noticesIn(words, revision)} />
      <VisitSection revision={revision} />
      <InspectionSummary inspection={revision.inspection} />
      <OtherFindings revision={revision} photos={photos} asks={asks} aloud={<AloudButton />} />
      <PhotosSection photos={otherPhotos(revision, photos)} />
      {children}
      <footer>
        <CallShop phone={shop.phone} />
        <p className="note">{t("approval:until", { day })}</p>
      </footer>
      <PageScript />
    </ShopPage>
  );
}
