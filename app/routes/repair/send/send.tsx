import { isRouteErrorResponse, Outlet } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { shownLinks } from "#app/features/approval/links/shown-links.ts";
import { isAsWritten, revisionOf } from "#app/features/approval/revision/revision.ts";
import { proposedMessage } from "#app/features/approval/send/message.ts";
import {
  type JobToSend,
  readinessToSend,
  readJobToSend,
  sourcesOf,
} from "#app/features/approval/send/read-job.server.ts";
import type { SendProblem } from "#app/features/approval/send/send.server.ts";
import { sendForm, sendFormSize } from "#app/features/approval/send/send-forms.ts";
import { SendPage } from "#app/features/approval/send/send-page.tsx";
import { SentLinks } from "#app/features/approval/send/sent-links.tsx";
import { lacksOf, missingOnPapers } from "#app/features/quotes/asked/asked.ts";
import { MissingOnPapers } from "#app/features/quotes/asked/missing-list.tsx";
import { JobProblem } from "#app/features/repair/job-notices.tsx";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { textKey } from "#app/features/repair/texts/text.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { languageOf, loadT } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Route } from "./+types/send";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const found = (await readJobToSend(db, ref)) ?? notFound();
    const { job, quotes } = found;
    return {
      id: newId(),
      number: job.number,
      email: job.customerEmail,
      message: proposedMessage(job.language, {
        name: job.customerFirstName,
        shop: found.shop?.shopName ?? "",
        vehicle: `${job.carMake} ${job.carModel}`,
      }),
      quotes: quotes.map(({ id, number, description, totalAmount, currency, decimals }) => ({
        ...{ id, number, totalAmount, currency, decimals },
        description: readBy(languageOf(context), { id, description }, found.translations),
      })),
      readiness: readinessToSend(found, quotes),
      isAsWritten: quotes.length > 0 && isAsWritten(revisionOf(sourcesOf(found, quotes, now()))),
      links: shownLinks(found.sent, now()),
      openQuestions: job.openQuestions,
      missing: missingOnPapers({
        job,
        quotes: quotes.map((quote) => ({
          ...quote,
          lacks: lacksOf({ ...quote, isAuthorized: false }),
        })),
        printing: printingOf(found.shop),
      }),
      mayManage: may(shop, "manageShop"),
    };
  },
);

/** The description of a quote, as the job's page shows it to this reader. */
function readBy(
  reader: Language,
  { id: subjectId, description: text }: { id: string; description: string },
  translations: JobToSend["translations"],
): string {
  const original = { subjectId, field: "description", text } as const;
  return shownTexts([original], translations, reader)[textKey(original)]?.text ?? text;
}

const printingOf = (shop: JobToSend["shop"]) =>
  shop && { terms: shop.printTerms, address: shop.address, taxId: shop.taxId };

const problems: Record<Exclude<SendProblem, "gone">, WordKey> = {
  none: "send:problems.none",
  stale: "send:problems.stale",
  asWritten: "send:problems.asWritten",
  currencies: "send:problems.currencies",
  changed: "send:problems.changed",
  twice: "send:problems.twice",
};

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const form = await readForm(request, sendForm, sendFormSize);
    if (!form.ok) return refuse(form);
    const { quotes, message, mail, asWritten } = form.value;
    return attempt({ error: { key: "send:problems.failed" }, values: form.values }, async () => {
      const [{ sendRevision }, { passOn }, { printerOf }] = await Promise.all([
        import("#app/features/approval/send/send.server.ts"),
        import("#app/features/approval/send/pass-on.server.ts"),
        import("#app/features/approval/paper/printer.server.ts"),
      ]);
      const now = platform.now();
      const ref = { shopId: shop.id, jobId: params.jobId };
      const id = formId(form.value.id, now);
      const sent = await sendRevision(platform, ref, {
        ...{ id, quoteIds: [...new Set(quotes)], asWritten: asWritten !== undefined },
        ...{ by: viewer.id, now, print: printerOf(platform, loadT), mail: mail !== undefined },
      });
      if (sent === "gone") return notFound();
      if (typeof sent === "string")
        return refuse({ error: { key: problems[sent] }, values: form.values }, 409);
      return await passOn(platform, ref, { ...sent, id, message, mail: mail !== undefined });
    });
  },
);

export const clientAction = answering("send:problems.failed");

export const shouldRevalidate = askedBehindDialog();

export default function Send({ loaderData, actionData, params }: Route.ComponentProps) {
  const { links, openQuestions, missing, mayManage, ...page } = loaderData;
  return (
    <SendPage
      {...page}
      jobId={params.jobId}
      answer={actionData}
      missing={<MissingOnPapers jobId={params.jobId} missing={missing} mayManage={mayManage} />}
    >
      {/* What a button's own address had to say. */}
      <Outlet />
      <SentLinks jobId={params.jobId} links={links} openQuestions={openQuestions} />
    </SendPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
