import { href } from "react-router";
import { useWords } from "#app/ui/words.ts";
import type { Answers, BookingShop } from "./steps.ts";

/** Where the steps are posted: the page, in the language that was chosen. */
export const useAction = ({ address }: BookingShop) => {
  const { language } = useWords();
  return `${href("/book/:shop", { shop: address })}?lng=${language}`;
};

/** What the steps before have said. */
export const SaidFields = ({ said }: { said: Answers }) =>
  Object.entries(said).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
