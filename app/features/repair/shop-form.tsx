import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Shop } from "./shop.ts";
import { ShopFields } from "./shop-fields.tsx";

/** How long the success message stays (specification, section 9). */
const savedFor = 3_000;

/** The shop's settings as a form that stays open when it is saved. `posted` is the answer to a post without JavaScript. */
export function ShopForm({ shop, posted }: { shop: Shop | undefined; posted: FormAnswer | undefined }) {
  const { say } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? posted;
  const { saves, justSaved } = useSaves(fetcher.state === "idle" ? answer : undefined);
  return (
    <WorkForm
      fetcher={fetcher}
      answer={answer}
      action="/repair-cms/settings"
      encType="multipart/form-data"
      draft="shop-settings"
      // What gets the focus is not to come to rest under the bar at the bottom.
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <p className="text-ink-soft">{say("repair:shop.intro")}</p>
      <ShopFields shop={shop} saves={saves} />
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-5 py-3">
        <SubmitButton pending={say("repair:shop.saving")}>{say("repair:shop.save")}</SubmitButton>
        <div aria-live="polite" className="min-w-0">
          {justSaved && <Notice kind="done">{say("repair:shop.saved")}</Notice>}
        </div>
      </div>
    </WorkForm>
  );
}

/** Counts the answers that said "saved", and says for three seconds after each that it has just come. */
function useSaves(answer: FormAnswer | undefined) {
  const ok = answer?.ok === true;
  const [saves, setSaves] = useState(0);
  const [justSaved, setJustSaved] = useState(ok);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is an object of its own, so two saves in a row are told apart
  useEffect(() => {
    setJustSaved(ok);
    if (!ok) return;
    setSaves((count) => count + 1);
    const timer = setTimeout(() => setJustSaved(false), savedFor);
    return () => clearTimeout(timer);
  }, [answer]);
  return { saves, justSaved };
}
