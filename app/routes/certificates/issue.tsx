import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import {
  certificateForm,
  issueCertificate,
} from "#app/features/videos/certificates/certificates.server.ts";
import { IssueForm } from "#app/features/videos/certificates/issue-form.tsx";
import { listProgress } from "#app/features/videos/certificates/progress.server.ts";
import { isCategory } from "#app/features/videos/video.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/issue";

/**
 * Asks for the name on the certificate, which cannot be changed later: an account need not have
 * one.
 */
export const loader = read(
  "videos",
  async ({ db, params, viewer }: Route.LoaderArgs & SignedIn) => {
    const categories = await listProgress(db, viewer.id);
    const progress = categories.find(({ category }) => category === params.category) ?? notFound();
    if (progress.certificate)
      throw redirect(href("/certificates/:number", { number: progress.certificate.number }));
    const { category, videos, watched } = progress;
    return { category, videos, complete: videos > 0 && watched >= videos, name: viewer.name };
  },
);

export const action = write(
  "videos",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const { category } = params;
    if (!isCategory(category)) notFound();
    const form = await readForm(request, certificateForm);
    if (!form.ok) return refuse(form);
    return attempt(
      { error: { key: "videos:certificates.notIssued" }, values: form.values },
      async () => {
        const { name } = form.value;
        const number = await issueCertificate(db, {
          userId: viewer.id,
          category,
          name,
          now,
        });
        return number
          ? redirect(href("/certificates/:number", { number }))
          : refuse({ error: { key: "videos:certificates.notComplete" }, values: form.values });
      },
    );
  },
);

export const clientAction = answering("videos:certificates.notIssued");

export default function IssueCertificate({ loaderData, actionData }: Route.ComponentProps) {
  return <IssueForm {...loaderData} answer={actionData} />;
}
