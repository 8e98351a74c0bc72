import { and, eq } from "drizzle-orm";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { reviewAnchor } from "#app/features/repair/texts/waiting.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { findReviews } from "#app/features/translations/review/find-review.server.ts";
import { markOf } from "#app/features/translations/review/mark.server.ts";
import type { App } from "../app.ts";
import { openTranslator } from "../learning/translator.ts";
import { makeJob, makeQuote, makeShop } from "../make.ts";
import { type Person, signedIn } from "../people.ts";

export const spanish = {
  issues: "El carro rechina cuando uno frena en frío.",
  diagnostic: "Las balatas delanteras están gastadas y los discos no.",
  description: "Cambiar las balatas delanteras del carro.",
  line: "Balatas delanteras de cerámica",
};
export const english: Record<string, string> = {
  [spanish.issues]: "The car squeals when braking cold.",
  [spanish.diagnostic]: "The front brake pads are worn and the rotors are not.",
  [spanish.description]: "Replace the front brake pads of the car.",
  [spanish.line]: "Ceramic front brake pads",
};
export const inEnglish = (sent: string): string =>
  sent
    .split("\n")
    .map((line) => english[line] ?? line)
    .join("\n");

type Options = {
  answer?: (sent: string) => string;
  /** The second model; without one none is configured. */
  judge?: Parameters<typeof openTranslator>[2];
  unreviewedMayGo?: boolean;
  on?: boolean;
};

/** A job written in Spanish for a customer who reads English, with a quote, and its translations. */
export async function reviewedJob(
  app: App,
  { answer = inEnglish, judge, unreviewedMayGo = false, on = true }: Options = {},
) {
  const { db } = app;
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner, { unreviewedMayGo });
  const { issues, diagnostic, description, line } = spanish;
  const job = await makeJob(db, { owner, issues, diagnostic });
  const materials = [{ name: line, quantity: 1, unitPrice: 80_40 }];
  const quote = await makeQuote(db, { owner, job, description, materials });
  const ref = { shopId: job.shopId, jobId: job.id };
  const { services, asked, judged, clock } = openTranslator(db, answer, judge);
  const ai = on
    ? services.ai
    : { ...services.ai, models: { ...services.ai.models, translation: [] } };
  const make = () => makeTranslations({ ...services, ai }, ref);
  await make();
  const page = `/repair-cms/${job.id}/review`;
  const ofIssues = { subjectId: job.id, field: "issues", language: "en" } as const;

  /** The row of a text of the job itself. */
  const translation = async (
    field: "issues" | "diagnostic" | "description" | "line" = "issues",
  ) => {
    const row = and(eq(textTranslations.jobId, job.id), eq(textTranslations.field, field));
    return db
      .select()
      .from(textTranslations)
      .where(and(row, eq(textTranslations.language, "en")))
      .get();
  };
  /** Reads the current form of a text. */
  const form = async (of: { subjectId: string; field: string; language: "en" | "es" }) => {
    const { reviews } = (await findReviews(db, ref))!;
    const anchor = reviewAnchor(of as typeof ofIssues, of.language);
    const found = reviews.find((one) => reviewAnchor(one, one.language) === anchor)!;
    const { version, text, original } = found;
    return { ...of, version: `${version}`, text: text ?? "", mark: markOf(original) };
  };
  const save = (as: Person, sent: Record<string, string>) => app.visit(page, { as, form: sent });
  const rewrite = async (text: string) => {
    const change = { diagnostic: text, by: owner.id, now: Date.now() };
    await setDiagnostic(db, { shopId: ref.shopId, jobId: ref.jobId }, change);
  };
  const paper = (query = "") =>
    app.visit(`/repair-cms/${job.id}/quotes/${quote.id}/work-order${query}`, { as: owner });
  return {
    owner,
    job,
    quote,
    ref,
    page,
    ofIssues,
    asked,
    judged,
    clock,
    make,
    translation,
    form,
    save,
    rewrite,
    paper,
    ofDiagnostic: { ...ofIssues, field: "diagnostic" },
    ofLine: { ...ofIssues, subjectId: quote.materials[0]!.id, field: "line" },
  };
}
