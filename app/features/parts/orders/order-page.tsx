import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/form/copy-button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Order } from "./find-order.server.ts";

type Props = {
  order: Order;
  /** Text of the order, as the supplier reads it. */
  text: string;
  /** Addresses that open it in another app. */
  share: { sms: string; whatsApp: string };
  answer: FormAnswer | undefined;
};

/** An order that was made, and the ways to send it. */
export function OrderPage({ order, text, share, answer }: Props) {
  const { t } = useWords();
  const { number, content, language, mailedAt, mailedTo } = order;
  const params = { orderId: order.id };
  const { supplier, lines } = content;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <PageHeader
        title={t("parts:order.link", { number })}
        lead={supplier.name}
        back={{ to: href("/repair-cms/parts"), label: t("parts:title") }}
      />
      {mailedAt && (
        <Notice kind="done">{t("parts:order.mailed", { email: mailedTo ?? "" })}</Notice>
      )}
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        {supplier.email && !mailedAt && (
          <WorkForm
            answer={answer}
            action={href("/repair-cms/parts/orders/:orderId", params)}
            className="grid gap-3"
          >
            <SubmitButton pending={t("parts:order.mailing")}>
              {t("parts:order.mail", { email: supplier.email })}
            </SubmitButton>
          </WorkForm>
        )}
        <a className={buttonClass("plain")} href={share.whatsApp} target="_blank" rel="noreferrer">
          {t("parts:order.whatsApp")}
        </a>
        <a className={buttonClass("plain")} href={share.sms}>
          {t("parts:order.text")}
        </a>
        <CopyButton read={() => text} />
        <a
          className={buttonClass("plain")}
          href={href("/repair-cms/parts/orders/:orderId/pdf", params)}
        >
          {t("parts:order.pdf")}
        </a>
      </div>
      <section aria-labelledby="reads">
        <h2 id="reads" className="heading mb-2">
          {t("parts:order.reads")}
        </h2>
        <p
          lang={language}
          className="rounded-lg border border-line bg-card p-4 whitespace-pre-line wrap-anywhere"
        >
          {text}
        </p>
      </section>
      <section aria-labelledby="both">
        <h2 id="both" className="heading mb-2">
          {t("parts:order.both")}
        </h2>
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {lines.map(({ lineId, jobId, workNumber, original, text: said }) => (
            <li key={lineId} className="grid gap-x-6 px-4 py-2 sm:grid-cols-[1fr_1fr_auto]">
              <span className="wrap-anywhere">{original}</span>
              <span lang={language} className="font-semibold wrap-anywhere">
                {said}
              </span>
              <Link
                to={href("/repair-cms/:jobId/parts", { jobId })}
                className="inline-flex min-h-11 items-center underline"
              >
                {workId(workNumber)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
