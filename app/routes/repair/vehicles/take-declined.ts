import { redirect } from "react-router";
import { z } from "zod";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";

import { addDeclined } from "#app/features/declined/add-declined.server.ts";
import { findDeclinedWork } from "#app/features/declined/find-declined.server.ts";
import { draftOf, takeDeclined } from "#app/features/declined/take-declined.server.ts";
import { quoteHref } from "#app/features/quotes/quote.ts";
import { workId } from "#app/features/repair/job.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Route } from "./+types/take-declined";

/** `job`: where it is to be added, in place of a new job. */
const form = z.object({ id: z.string().optional(), job: z.string().max(64).optional() });

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ platform, db, now, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const sent = await readForm(request, form);
    const id = formId(sent.ok ? sent.value.id : undefined, now);
    return attempt("customers:declined.notAdded", async () => {
      const ref = { shopId: shop.id, ...params };
      const work = (await findDeclinedWork(db, ref)) ?? notFound();
      const { rates, quote, job, owner, timeZone } = work;
      if (!rates) return refuse("customers:declined.noShop");
      const jobId = sent.ok ? sent.value.job : undefined;
      // Prices in pesos do not turn into dollars, nor do cents vanish.
      if (rates.currency !== quote.currency || rates.decimals < quote.decimals) {
        const { currency } = quote;
        return refuse({ key: "customers:declined.currency", params: { currency } });
      }
      const taking = { work, rates, id, by: viewer.id, now };
      if (jobId) {
        if (!(await addDeclined(db, ref, jobId, taking))) notFound();
        announceTexts(platform, { shopId: shop.id, jobId });
        return redirect(quoteHref(jobId, id));
      }
      if (!owner) return refuse("customers:declined.noOwner");
      const { language } = owner;
      const t = await loadT(language);
      const issues = t("customers:declined.issues", {
        day: formatDay(quote.createdAt, language, timeZone ?? readerZone(request)),
        workId: workId(job.number),
        work: quote.description,
      });
      const draft = draftOf(work, owner, issues);
      await takeDeclined(db, ref, { ...taking, draft });
      announceTexts(platform, { shopId: shop.id, jobId: id });
      return redirect(quoteHref(id, id));
    });
  },
);

export const clientAction = answering("customers:declined.notAdded");

export default ActionError;
