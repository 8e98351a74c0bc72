import { href, redirect } from "react-router";
import { z } from "zod";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { EarlierJobsDialog } from "#app/features/quotes/warranty/earlier-jobs.tsx";
import { findEarlierJobs } from "#app/features/quotes/warranty/find-earlier-jobs.server.ts";
import { setComeback } from "#app/features/repair/comebacks/comebacks.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { readBefore } from "#app/values/list-address.ts";
import type { Route } from "./+types/comeback";

/** The first job; empty for none. */
const comebackForm = z.object({ of: z.string().max(64).default("") });

export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ db, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const before = readBefore(new URL(request.url).searchParams);
    const ref = { shopId: shop.id, jobId: params.jobId };
    return (await findEarlierJobs(db, ref, { before, reader: languageOf(context) })) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { button: comebackForm, failed: "customers:warranty.notSaved" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    const of = value.of || null;
    if (!(await setComeback(db, ref, { of, by: viewer.id, now }))) notFound();
    return redirect(href("/repair-cms/:jobId", params));
  },
);

export const clientAction = answering("customers:warranty.notSaved");

export default function Comeback({ loaderData, actionData, params }: Route.ComponentProps) {
  return <EarlierJobsDialog {...loaderData} jobId={params.jobId} answer={actionData} />;
}
