import { href, Outlet, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { addMessage } from "#app/features/approval/questions/add-message.server.ts";
import {
  findThread,
  isUnread,
  noteRead,
} from "#app/features/approval/questions/messages.server.ts";
import { messageForm, messageFormSize } from "#app/features/approval/questions/question-form.ts";
import { QuestionsPage } from "#app/features/approval/questions/questions-page.tsx";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/questions";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ platform, db, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { jobId } = params;
    const { ai, defer } = platform;
    const ref = { shopId: shop.id, jobId };
    const thread = (await findThread(db, ref)) ?? notFound();
    if (isUnread(thread, "shop") && !isPrefetch(request)) defer(noteRead(db, ref, "shop"));
    const { job, messages } = thread;
    const originals = messages.map(
      ({ id, text }) => ({ subjectId: id, field: "message", text }) as const,
    );
    const translations = messages.flatMap(({ id, translations }) =>
      translations.map((translation) => ({
        ...translation,
        subjectId: id,
        field: "message" as const,
      })),
    );
    return {
      id: newId(),
      number: job.number,
      name: job.name,
      isClosed: job.isClosed,
      isSent: job.isSent === 1,
      messages: messages.map(({ id, text, by, at }) => ({
        id,
        text,
        at: at.getTime(),
        isOurs: by !== null,
      })),
      texts: {
        texts: shownTexts(originals, translations, languageOf(context)),
        isDemo: ai.isDemo,
      },
    };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: messageForm, size: messageFormSize, failed: "questions:failed" },
  async (
    { platform, db, now, params: { jobId }, shop, viewer }: Route.ActionArgs & InShop,
    value,
    values,
  ) => {
    const ref = { shopId: shop.id, jobId };
    const id = formId(value.key, now);
    const message = { id, text: value.text, by: viewer.id, written: viewer.id, now };
    const added = await addMessage(db, ref, message);
    if (added === "gone") notFound();
    if (added !== "added") return refuse({ error: { key: `questions:${added}` }, values }, 409);
    announceTexts(platform, ref);
    return redirect(href("/repair-cms/:jobId/questions", { jobId }));
  },
);

export const clientAction = answering("questions:failed");

export default function Questions({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <QuestionsPage {...loaderData} jobId={params.jobId} answer={actionData}>
      {/* Shows refusals of buttons that post to their own address. */}
      <Outlet />
    </QuestionsPage>
  );
}

export const ErrorBoundary = JobError;
