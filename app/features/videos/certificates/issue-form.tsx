import { href } from "react-router";
import type { Category } from "#app/features/videos/video.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PaperField } from "#app/ui/form/paper-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  category: Category;
  videos: number;
  /** Whether all videos of the category have been watched. */
  complete: boolean;
  name: string;
  answer: FormAnswer | undefined;
};

/** The form of a certificate, or what is still to be watched for it. */
export function IssueForm({ category, videos, complete, name, answer }: Props) {
  const { t } = useWords();
  const words = { category: t(`videos:category.${category}`), videos };
  return (
    <>
      <PageHeader
        title={t("videos:certificates.of", words)}
        lead={complete ? t("videos:certificates.earned", words) : undefined}
        back={{ to: href("/videos/certificates"), label: t("videos:certificates.title") }}
      />
      {!complete && (
        <Notice kind="info">
          <p className="mb-3">{t("videos:certificates.notComplete")}</p>
          <LinkButton to={`${href("/videos")}?category=${category}`}>
            {t("videos:certificates.goOn")}
          </LinkButton>
        </Notice>
      )}
      <WorkForm hidden={!complete} answer={answer} className="grid max-w-xl gap-5">
        <PaperField
          name="name"
          label={t("videos:certificates.name")}
          hint={t("videos:certificates.nameHint")}
          required
          maxLength={100}
          autoComplete="name"
          defaultValue={name}
        />
        <div>
          <SubmitButton pending={t("videos:certificates.issuing")}>
            {t("videos:certificates.issue")}
          </SubmitButton>
        </div>
      </WorkForm>
    </>
  );
}
