import { Suspense } from "react";
import {
  href,
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from "react-router";
import { v7 as newId } from "uuid";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { may } from "#app/features/account/role.ts";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import { findAlike } from "#app/features/customers/alike.server.ts";
import { alikeParam } from "#app/features/customers/alike-param.ts";
import { jobPapersOf } from "#app/features/papers/job-paper.ts";
import { papersOf } from "#app/features/papers/paper.ts";
import { missingOnSheet } from "#app/features/quotes/asked/asked.ts";
import { takeable } from "#app/features/quotes/declined/declined.ts";
import { invoiceOfQuotes } from "#app/features/quotes/invoices/money.ts";
import { JobBar } from "#app/features/quotes/job-page/job-bar.tsx";
import { QuoteList } from "#app/features/quotes/job-page/quote-list.tsx";
import { findJobWithQuotes, findJobWithWork } from "#app/features/quotes/job-with-quotes.server.ts";
import { opensNewQuote } from "#app/features/quotes/opens-new-quote.ts";
import { BackToJobs } from "#app/features/repair/back-to-jobs.tsx";
import { DiagnosticBlock } from "#app/features/repair/diagnostic.tsx";
import { isOpen, isOverdue, workId } from "#app/features/repair/job.ts";
import { historyOf } from "#app/features/repair/job-event.ts";
import { JobFacts, JobHead } from "#app/features/repair/job-head.tsx";
import { JobProblem, PlanEnded } from "#app/features/repair/job-notices.tsx";
import type { Place } from "#app/features/repair/place.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { ifReadable, notFound } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatCursor, parseCursor } from "#app/values/cursor.ts";
import type { Route } from "./+types/job";
import { JobActions } from "./job-actions.tsx";
import { LaterAlike, LaterRecords, LaterVisits } from "./job-parts.ts";

export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ context, params, request, viewer, shop }: Route.LoaderArgs & InShop) => {
    const { ai, db, now } = context.get(platformContext);
    const before = parseCursor(new URL(request.url).searchParams.get("before"));
    const mayPrices = may(shop, "seePrices");
    const reader = languageOf(context);
    const mayMoney = may(shop, "manageMoney");
    const uses = { by: viewer.id, now: now() };
    const asked = { before, readerZone: readerZone(request), reader, money: mayMoney, uses };
    const ref = { shopId: shop.id, jobId: params.jobId };
    const [found, decided] = await Promise.all([
      (mayPrices ? findJobWithQuotes : findJobWithWork)(db, shop.id, params.jobId, asked),
      // Customers write of prices.
      mayPrices ? ifReadable("reasons", () => findDecided(db, ref)) : undefined,
    ]);
    const sheet = found ?? notFound();
    const mayWrite = mayEnter("repair", viewer);
    const mayQuote = may(shop, "editQuotes");
    const { history, ...job } = sheet.job;
    const alike = new URL(request.url).searchParams.has(alikeParam)
      ? await findAlike(db, shop.id, job).catch(() => undefined)
      : undefined;
    return {
      alike,
      job: { ...job, overdue: isOverdue(job, now()) },
      history: historyOf(history, { money: mayMoney }),
      // A copy's id is made here, so that its button makes one copy however often it is pressed.
      quotes: sheet.quotes.map((quote) => ({
        ...quote,
        copyId: newId(),
        reason: quote.status === "rejected" ? decided?.reasons.get(quote.id) : undefined,
      })),
      older: sheet.older && formatCursor(sheet.older),
      newer: before !== undefined,
      shop: sheet.shop,
      currency: sheet.currency,
      texts: {
        texts: sheet.texts,
        isDemo: ai.isDemo,
        jobId: mayWrite && may(shop, "reviewTexts") ? job.id : undefined,
      },
      readiness: sheet.readiness,
      limit: ai.models.translation.length > 0 ? sheet.limit : undefined,
      missing: mayQuote ? missingOnSheet(sheet) : [],
      mayManage: may(shop, "manageShop"),
      money: sheet.money,
      deposits: decided && sheet.money ? depositsDue(decided, sheet.money) : [],
      estimates: sheet.money?.quoted.some(({ status }) => status !== "rejected")
        ? jobPapersOf("estimate", workId(job.number), job.language)
        : [],
      invoiceOf: invoiceOfQuotes(sheet.money),
      earlier: takeable(sheet.earlier, newId),
      // What the form of a new quote needs, so that it opens without asking.
      newQuote: mayQuote ? { id: newId(), rates: sheet.rates } : undefined,
      mayWrite,
      mayQuote: mayWrite && mayQuote,
      mayPrint: mayQuote,
      mayAsk: mayEnter("assistant", viewer),
      mayDelete: mayWrite && may(shop, "deleteJobs"),
    };
  },
);

const isAsked = askedBehindDialog();

/**
 * After a refusal the page stays as it was; but whoever is told to read a quote again is shown it
 * as it is now.
 */
export const shouldRevalidate = (step: ShouldRevalidateFunctionArgs) => {
  const { actionStatus, formAction } = step;
  const asks = isAsked(step);
  if (opensNewQuote(step)) return false;
  return asks || (actionStatus === 409 && formAction?.endsWith("/status") === true);
};

export default function JobPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <TextsContext value={loaderData.texts}>
      <Job loaderData={loaderData} params={params} />
    </TextsContext>
  );
}

function Job({ loaderData, params }: Pick<Route.ComponentProps, "loaderData" | "params">) {
  const { t } = useWords();
  const child = useMatches().findLast(({ handle }) => handle !== undefined);
  const place = (child?.handle as Place | undefined)?.place;
  const {
    job,
    history,
    mayWrite,
    mayQuote,
    mayDelete,
    mayAsk,
    newQuote: _,
    currency,
    earlier,
    texts: { jobId: mayReview },
    readiness,
    limit,
    money,
    deposits,
    estimates,
    missing,
    mayManage,
    ...quotes
  } = loaderData;
  const papers = papersOf(workId(job.number), job.language);
  const forCustomer = readiness.find(({ language }) => language === job.language)!;
  const closed = !isOpen(job.status);
  const hasQuotes = quotes.quotes.length > 0;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageTitle
        page={`${workId(job.number)} · ${job.customerFirstName} ${job.customerLastName}`}
      />
      <div className="flex items-center justify-between gap-3">
        <BackToJobs list={mayWrite ? href("/repair-cms") : href("/account/jobs")} />
        {mayDelete && (
          <MoreMenu label={t("repair:job.more")}>
            <LinkButton
              kind="danger"
              to={href("/repair-cms/:jobId/delete", params)}
              preventScrollReset
            >
              {t("repair:job.deleteJob")}
            </LinkButton>
          </MoreMenu>
        )}
      </div>
      {/* Dialogs, and what a button's own address had to say. */}
      {place === undefined && <Outlet />}
      {!mayWrite && <PlanEnded />}
      {loaderData.alike && (
        <Suspense>
          <LaterAlike alike={loaderData.alike} />
        </Suspense>
      )}
      <article className="mt-3 rounded-lg border border-line bg-card">
        <JobHead job={job} mayWrite={mayWrite}>
          {mayWrite && (
            <JobActions
              job={job}
              history={history}
              waiting={forCustomer.texts - forCustomer.ready}
              may={{ ask: mayAsk, review: Boolean(mayReview), send: mayQuote && hasQuotes }}
            />
          )}
        </JobHead>
        {mayWrite && job.vehicleId && (
          <Suspense>
            <LaterVisits
              vehicleId={job.vehicleId}
              visits={earlier}
              addTo={mayQuote ? job.id : undefined}
            />
          </Suspense>
        )}
        <JobFacts job={job} currency={currency} linked={mayWrite} />
        <DiagnosticBlock job={job} mayWrite={mayWrite}>
          {place === "diagnostic" && <Outlet />}
        </DiagnosticBlock>
      </article>
      <QuoteList
        {...quotes}
        jobId={job.id}
        mayWrite={mayQuote}
        papers={papers}
        readiness={readiness}
        busy={place !== undefined || closed}
        form={place === "newQuote" || place === "quote" ? <Outlet /> : undefined}
        quoteId={place === "quote" ? params.quoteId : undefined}
      />
      <Suspense>
        <LaterRecords
          jobId={job.id}
          {...{ money, deposits, mayWrite, mayManage, missing, readiness, limit }}
          papers={estimates}
          events={history}
        />
      </Suspense>
      {place === undefined && (
        <JobBar jobId={job.id} {...quotes} {...{ mayWrite: mayQuote, closed }} paper={papers[0]!} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <BackToJobs />
      <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />
    </div>
  );
}
