import { href, redirect } from "react-router";
import { type Reader, read, type Writer, write } from "#app/features/account/guard.server.ts";
import { certificateForm } from "#app/features/videos/certificates/certificate-form.ts";
import { issueCertificate } from "#app/features/videos/certificates/certificates.server.ts";
import { listProgress } from "#app/features/videos/certificates/progress.server.ts";
import { isCategory } from "#app/features/videos/video.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PaperField } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/issue";

/**
 * Asks for the name on the certificate, which cannot be changed later: an account need not have
 * one.
 */
export const loader = read(
  "videos",
  async ({ context, params, viewer }: Route.LoaderArgs & Reader) => {
    const categories = await listProgress(context.get(platformContext).db, viewer.id);
    const progress = categories.find(({ category }) => category === params.category) ?? notFound();
    if (progress.certificate)
      throw redirect(href("/certificates/:number", { number: progress.certificate.number }));
    const { category, videos, watched } = progress;
    return { category, videos, complete: videos > 0 && watched >= videos, name: viewer.name };
  },
);

export const action = write(
  "videos",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const { category } = params;
    if (!isCategory(category)) notFound();
    const form = await readForm(request, certificateForm);
    if (!form.ok) return refuse(form);
    const { db, now } = context.get(platformContext);
    return attempt(
      { error: { key: "videos:certificates.notIssued" }, values: form.values },
      async () => {
        const { name } = form.value;
        const number = await issueCertificate(db, {
          userId: viewer.id,
          category,
          name,
          now: now(),
        });
        return number
          ? redirect(href("/certificates/:number", { number }))
          : refuse({ error: { key: "videos:certificates.notComplete" }, values: form.values });
      },
    );
  },
);

export const clientAction = answering("videos:certificates.notIssued");

export default function IssueCertificate({
  loaderData: { category, videos, complete, name },
  actionData,
}: Route.ComponentProps) {
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
      <WorkForm hidden={!complete} answer={actionData} className="grid max-w-xl gap-5">
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
