import { Suspense } from "react";
import { href, Link, Outlet, useMatches } from "react-router";
import { LinkStateLine } from "#app/features/approval/send/link-state.tsx";
import { LaterVisits } from "#app/features/declined/later-visits.ts";
import { papersOf } from "#app/features/papers/paper.ts";
import { QuoteList } from "#app/features/quotes/job-page/quote-list.tsx";
import { workId } from "#app/features/repair/job.ts";
import { BackToJobs } from "#app/features/repair/page/back-to-jobs.tsx";
import { DiagnosticBlock } from "#app/features/repair/page/diagnostic.tsx";
import { Issues, JobHead } from "#app/features/repair/page/job-head.tsx";
import { PlanEnded } from "#app/features/repair/page/job-notices.tsx";
import type { Place } from "#app/features/repair/place.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import type { JobPageContent } from "./find-job-page.server.ts";
import { JobActions } from "./job-actions.tsx";
import type { JobOfPage } from "./job-of-page.ts";
import {
  LaterAlike,
  LaterFacts,
  LaterNotes,
  LaterNotesSection,
  LaterRecords,
  LaterReturns,
  LaterStates,
} from "./job-parts.ts";
import { MoneyLineText } from "./money-line.tsx";
import { NextStepBar, NextStepButton } from "./next-step-button.tsx";

type Props = {
  content: JobPageContent;
  /** The quote of the address, if it names one. */
  quoteId: string | undefined;
};

/** A job with its quotes. Nested pages open at the place named in their `handle`. */
export function JobPage({ content, quoteId }: Props) {
  return (
    <TextsContext value={content.texts}>
      <Job content={content} quoteId={quoteId} />
    </TextsContext>
  );
}

function Job({ content, quoteId }: Props) {
  const { t } = useWords();
  const child = useMatches().findLast(({ handle }) => handle !== undefined);
  const place = (child?.handle as Place | undefined)?.place;
  const {
    job,
    step,
    history,
    states,
    mayWrite,
    mayQuote,
    mayDelete,
    mayAsk,
    newQuote,
    currency,
    earlier,
    comebacks,
    texts: { jobId: mayReview },
    readiness,
    limit,
    money,
    returns,
    sums,
    deposits,
    collecting,
    estimates,
    missing,
    mayManage,
    alike,
    inspection,
    walk,
    parts,
    messages,
    viewerId,
    notes,
    note,
    appointment,
    clock,
    ...quotes
  } = content;
  const papers = papersOf(workId(job.number), job.language);
  const forCustomer = readiness.find(({ language }) => language === job.language)!;
  const hasQuotes = quotes.quotes.length > 0;
  const inside = <Outlet context={{ job, note, newQuote } satisfies JobOfPage} />;
  const next = { job, step, writing: place };
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageTitle
        page={`${workId(job.number)} · ${job.customerFirstName} ${job.customerLastName}`}
      />
      <div className="flex items-center justify-between gap-3">
        <BackToJobs list={mayWrite ? href("/repair-cms") : href("/account/jobs")} />
        {mayWrite && (
          <JobActions
            job={job}
            waiting={forCustomer.texts - forCustomer.ready}
            may={{
              ask: mayAsk,
              review: Boolean(mayReview),
              send: mayQuote && (hasQuotes || inspection !== undefined),
              delete: mayDelete,
            }}
          />
        )}
      </div>
      {/* Dialogs, and what a button's own address had to say. */}
      {place === undefined && inside}
      {!mayWrite && <PlanEnded />}
      {alike && (
        <Suspense>
          <LaterAlike alike={alike} />
        </Suspense>
      )}
      <article className="mt-3 rounded-lg border border-line bg-card">
        <JobHead
          job={job}
          mayWrite={mayWrite}
          states={
            (states.length > 0 || job.stateId) && (
              <Suspense fallback={<p className="min-h-11" />}>
                <LaterStates
                  job={job}
                  states={states}
                  mayWrite={mayWrite}
                  mayTell={messages !== undefined}
                />
              </Suspense>
            )
          }
          money={sums.map((sum) => <MoneyLineText key={sum.currency} {...sum} />)}
        >
          {appointment && (
            <Link
              to={`${href("/repair-cms/calendar/:appointmentId", { appointmentId: appointment.id })}?day=${appointment.day}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {t("repair:job.appointment")}
            </Link>
          )}
          {mayQuote && <LinkStateLine job={job} history={history} />}
          <NextStepButton {...next} className="max-lg:hidden justify-self-start" />
        </JobHead>
        <Issues job={job} />
        <DiagnosticBlock job={job} mayWrite={mayWrite}>
          {place === "diagnostic" && inside}
        </DiagnosticBlock>
      </article>
      <Suspense>
        <LaterNotes
          jobId={job.id}
          viewerId={mayWrite ? viewerId : undefined}
          inspection={inspection}
          walk={walk}
          parts={parts}
          messages={messages}
          customer={job}
          clock={clock}
        />
        {notes && (
          <LaterNotesSection jobId={job.id} {...notes} {...{ viewerId, mayWrite }}>
            {place === "note" && inside}
          </LaterNotesSection>
        )}
      </Suspense>
      <QuoteList
        {...quotes}
        jobId={job.id}
        mayWrite={mayQuote}
        papers={papers}
        readiness={readiness}
        isNext={step?.kind === "newQuote"}
        form={place === "newQuote" || place === "quote" ? inside : undefined}
        quoteId={place === "quote" ? quoteId : undefined}
      />
      <div className="mt-8 rounded-lg border border-line bg-card">
        <Suspense>
          <LaterFacts job={job} currency={currency} linked={mayWrite} />
        </Suspense>
        {mayWrite && job.vehicleId && (
          <Suspense>
            <LaterVisits
              vehicleId={job.vehicleId}
              visits={earlier}
              addTo={mayQuote ? job.id : undefined}
              jobId={job.id}
              comebacks={comebacks}
            />
          </Suspense>
        )}
      </div>
      {returns && (
        <Suspense>
          <LaterReturns jobId={job.id} returns={returns} mayWrite={mayWrite} />
        </Suspense>
      )}
      <Suspense>
        <LaterRecords
          jobId={job.id}
          money={money}
          deposits={deposits}
          collecting={collecting}
          invoiceIsNext={step?.kind === "invoice"}
          mayWrite={mayWrite}
          mayManage={mayManage}
          missing={missing}
          readiness={readiness}
          limit={limit}
          papers={estimates}
          events={history}
        />
      </Suspense>
      <NextStepBar {...next} />
    </div>
  );
}
