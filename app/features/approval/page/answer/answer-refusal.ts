import type { RevisionQuote } from "#app/features/approval/revision/revision-quote.ts";
import type { Refusal } from "#app/http/answers.ts";
import type { Words } from "#app/ui/words.ts";
import { answerField, reasonField } from "./answer-fields.ts";

/** Refusal of a form, with its input. */
export type AnswerRefusal = Omit<Refusal, "ok">;

export type WrongField = { id: string; label: string };

export const typedIn = (refusal: AnswerRefusal | undefined, name: string): string => {
  const value = refusal?.values?.[name];
  return typeof value === "string" ? value : "";
};

export const legendOf = ({ t }: Words, number: number): string =>
  `${t("approval:answer")} · ${t("approval:quote", { number })}`;

/** The first field that something is wrong with: the page leads there, and has the focus there. */
export function firstWrongField(
  words: Words,
  quotes: readonly Pick<RevisionQuote, "id" | "number">[],
  refusal: AnswerRefusal | undefined,
): WrongField | undefined {
  const { t } = words;
  const fields: WrongField[] = [
    ...quotes.flatMap(({ id, number }) => [
      { id: answerField(id), label: legendOf(words, number) },
      {
        id: reasonField(id),
        label: `${t("approval:reason")} · ${t("approval:quote", { number })}`,
      },
    ]),
    { id: "name", label: t("approval:name") },
    { id: "signature", label: t("approval:signature.title") },
  ];
  return fields.find(({ id }) => refusal?.fields?.[id]);
}
