import { z } from "zod";
import type { LaborRate } from "#app/features/quotes/labor-rates/labor-rate.ts";
import {
  quoteLimits,
  quoteStatuses,
  type StoredLabor,
  type StoredMaterial,
} from "#app/features/quotes/quote.ts";
import {
  type TypedTexts,
  translationFields,
  translationName,
  typedTexts,
} from "#app/features/repair/texts/typed-texts.ts";
import { cleanText } from "#app/http/clean-text.ts";
import { choice, paragraph, version } from "#app/http/form.ts";
import { formOf, largestForm } from "#app/http/form-size.ts";
import { eitherWords } from "#app/values/amount.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { isBlankLabor, laborRowsOf, readDiscount, readLabor } from "./extras.ts";
import { readHours } from "./hours.ts";
import { longestPartNumber, readFacts } from "./materials/material-facts.ts";
import { isByRule, ruledRow } from "./materials/ruled-row.ts";
import {
  isBlankRow,
  type Money,
  materialLists,
  quoteTexts,
  readMaterial,
  rowsOf,
} from "./quote-input.ts";

const hoursWords = {
  number: "ui:form.number",
  halfHours: "quotes:halfHours",
  tooMany: "quotes:tooManyHours",
} as const satisfies Record<string, WordKey>;

const askHours: WordKey = "quotes:askHours";

const laborHours = z
  .string("ui:form.number")
  .default("1")
  .transform((text, context) => {
    const read = readHours(text);
    if ("hours" in read) return read.hours;
    if ("problem" in read) context.addIssue(hoursWords[read.problem]);
    else
      context.addIssue({
        code: "custom",
        message: askHours,
        params: { one: read.either[0], other: read.either[1] },
      });
    return z.NEVER;
  });

const row = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string(),
  price: z.string(),
  unit: z.string(),
  partNumber: z.string(),
  condition: z.string(),
  cost: z.string(),
  tax: z.string(),
  by: z.string(),
  /** Whether the form has part details: without them, a line keeps its stored ones. */
  hasFacts: z.boolean(),
});

// The blank row for a new line is the last in the same lists: filled in, it counts as added
// (specification, section 5).
const materials = (money: Money & { materials?: readonly StoredMaterial[] }) =>
  z.array(row).transform((typed, context) => {
    const stored = new Map(money.materials?.map((one) => [one.id, one]));
    const rows = typed
      .map((one) => ({
        ...one,
        ...(one.hasFacts && ruledRow(one, money, stored.get(one.id))),
        name: cleanText(one.name.slice(0, 4 * quoteTexts.material + 256)),
        partNumber: cleanText(one.partNumber.slice(0, 4 * longestPartNumber)),
      }))
      .filter((one) => !isBlankRow(one));
    const good = rows.flatMap((one) => {
      const read = readMaterial(one, money);
      if (!("material" in read)) return [];
      const facts = one.hasFacts ? readFacts(one, money) : {};
      if (!facts) context.addIssue("quotes:more.wrong" satisfies WordKey);
      const { unitPrice } = read.material;
      const before = stored.get(one.id);
      const isKept = before?.priceBy && before.unitPrice === unitPrice;
      const priceBy = (one.hasFacts ? isByRule(one) : isKept) ? ("rule" as const) : null;
      return { ...read.material, ...facts, priceBy, id: one.id || undefined };
    });
    if (good.length < rows.length) context.addIssue("quotes:fillMaterials" satisfies WordKey);
    if (rows.length > quoteLimits.materials)
      context.addIssue("quotes:tooManyMaterials" satisfies WordKey);
    return good;
  });

/**
 * Schema of a quote's form in this currency. Totals, rate, currency, status and shop are not
 * fields: the server sets them (S3).
 */
export const quoteForm = (money: QuoteMoney) =>
  z.preprocess(
    (posted) => {
      const form = posted as Record<string, unknown>;
      const hasFacts = Array.isArray(form[materialLists.unit]);
      const materials = rowsOf(form).map((one) => ({ ...one, hasFacts }));
      return { ...form, materials, ...groupedExtras(form) };
    },
    z
      .object({
        /** Id of a new quote, generated with the form, so that a repeated post makes one quote. */
        id: z.string().optional().catch(undefined),
        /** Canned quote that filled the form. */
        canned: z.string().max(64).optional().catch(undefined),
        /** Inspection finding that the quote is made for. */
        finding: z.string().max(64).optional().catch(undefined),
        /** Version of the edited quote, so that two tabs do not overwrite each other. */
        version: z.coerce.number().int().catch(0),
        description: paragraph(quoteTexts.description),
        laborHours,
        materials: materials(money),
        ...extraFields(money),
        ...translationFields("description", quoteTexts.description),
        ...translationFields("materials", quoteLimits.materials * quoteTexts.material),
      })
      .superRefine((form, context) => {
        for (const [language, text] of Object.entries(typedTexts("materials", form)))
          if (text.split("\n").length !== form.materials.length)
            context.addIssue({
              code: "custom",
              path: [translationName("materials", language as Language)],
              message: "quotes:materialsInLines" satisfies WordKey,
            });
      }),
  );

/** Translations of a form's materials, by material. A dash stands for none. */
export const typedMaterials = (
  form: Parameters<typeof typedTexts<"materials">>[1] & { materials: readonly { name: string }[] },
) =>
  form.materials.map(({ name }, at) => {
    const lines = Object.entries(typedTexts("materials", form)).map(
      ([language, text]) => [language, text.split("\n")[at]?.trim()] as const,
    );
    const typed = Object.fromEntries(lines.filter(([, line]) => line && !/^\p{Pd}$/u.test(line)));
    return { name, typed: typed as TypedTexts };
  });

/** Size limit of a quote's form: twice its lines, to report one too many by name. */
export const quoteFormSize = formOf(
  (quoteTexts.description +
    (quoteLimits.materials + quoteLimits.laborLines) * quoteTexts.material) *
    (languages.length + 1),
  largestForm.fields,
);

/** `version`: of the quote as shown when its status was chosen. */
export const quoteStatusForm = z.object({
  status: choice(quoteStatuses),
  back: z.string().optional(),
  version,
  statusVersion: version,
});

/** `id`: generated with the button, so that a repeated post makes one copy. */
export const duplicateForm = z.object({ id: z.string().optional().catch(undefined) });

/** Facts for parsing a quote. `laborRate`: default of labor; `language`: of messages. */
type QuoteMoney = Money & {
  laborRate?: Cents;
  laborRates?: readonly LaborRate[];
  language: Language;
  /** The lines of a stored quote. */
  materials?: readonly StoredMaterial[];
  labor?: readonly StoredLabor[];
};

/** Optional fields of a quote's form; forms from before they existed lack them. */
const extraFields = (money: QuoteMoney) => ({
  labor: labor(money).optional(),
  discount: discount(money).optional(),
  noSupplies: z.boolean(),
  todaysTaxes: z.boolean(),
});

/** Groups the lists and fields of the form for the schemas above. */
const groupedExtras = (form: Record<string, unknown>) => ({
  labor: laborRowsOf(form),
  discount:
    form.discount === undefined
      ? undefined
      : { typed: form.discount, on: form.discountOn ?? "all" },
  noSupplies: form.noSupplies === "yes",
  todaysTaxes: form.todaysTaxes === "yes",
});

const discount = (money: QuoteMoney) =>
  z.object({ typed: z.string(), on: z.string() }).transform(({ typed, on }, context) => {
    const read = readDiscount(typed, on, money);
    if (read && "either" in read) {
      const params = eitherWords(read.either, money.currency, money.language);
      const message: WordKey = "shop:askAmount";
      context.addIssue({ code: "custom", message, params });
      return z.NEVER;
    }
    if (read === undefined) context.addIssue("quotes:extras.discountWrong" satisfies WordKey);
    return read ?? null;
  });

const laborRow = z.object({
  id: z.string(),
  name: z.string(),
  time: z.string(),
  rate: z.string(),
  rateId: z.string(),
});

const labor = (money: QuoteMoney) =>
  z.array(laborRow).transform((typed, context) => {
    const rows = typed
      .map((one) => ({ ...one, name: cleanText(one.name.slice(0, 4 * quoteTexts.material + 256)) }))
      .filter((one) => !isBlankLabor(one));
    const good = rows.flatMap((one) => readLabor(one, money) ?? []);
    if (good.length < rows.length) context.addIssue("quotes:extras.laborWrong" satisfies WordKey);
    if (rows.length > quoteLimits.laborLines)
      context.addIssue("quotes:extras.tooMuchLabor" satisfies WordKey);
    return good;
  });
