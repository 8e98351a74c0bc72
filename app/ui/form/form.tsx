import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from "react";
import {
  type FetcherWithComponents,
  Form,
  type FormProps,
  useLocation,
  useNavigation,
} from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useAddresses } from "#app/ui/text/addresses.ts";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import { useDraft } from "./draft.ts";

/** An action's answer to a form: see `Refusal` in http/answers.ts. */
export type FormAnswer =
  | { ok: true }
  | {
      ok: false;
      error?: Message;
      fields?: Record<string, Message>;
      values?: Record<string, string | string[]>;
      signIn?: boolean;
    };

type FormState = {
  id: string;
  fields: Record<string, Message>;
  values: Record<string, string | string[]>;
  pending: boolean;
};
const FormContext = createContext<FormState>({ id: "", fields: {}, values: {}, pending: false });

/**
 * The state of a `WorkForm` for its fields: their errors, the posted values, and whether it is
 * being sent.
 */
export const useForm = () => useContext(FormContext);

type WorkFormProps = Omit<FormProps, "children"> & {
  answer: FormAnswer | undefined;
  /**
   * Keeps what is typed through a reload, a lost session or a dead battery, under this name (one
   * per record).
   */
  draft?: string;
  /** Submits without a navigation. */
  fetcher?: FetcherWithComponents<FormAnswer | undefined>;
  children: ReactNode;
};

/**
 * The form of the product. It works without JavaScript, shows the server's error above and each
 * field's next to it, keeps the input, focuses the first invalid field, and is sent once however
 * often its button is pressed.
 */
export function WorkForm({ answer, draft, fetcher, children, ...props }: WorkFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const location = useLocation();
  const { t } = useWords();
  const addresses = useAddresses();
  const refusal = answer && !answer.ok ? answer : undefined;
  const { pathname } = location;

  const sent = useRef(false);
  const idle = (fetcher ?? navigation).state === "idle";
  const pending =
    !idle && (fetcher !== undefined || (sent.current && navigation.formMethod !== undefined));
  const saved = useDraft(form, draft, refusal === undefined, sent);

  // A successful write redirects to another page, or to a hash of its own page: then the draft is
  // obsolete.
  const worked = fetcher
    ? answer?.ok === true
    : navigation.state === "loading" &&
      pending &&
      (navigation.location.hash !== "" ||
        ![pathname, ...addresses.refused].includes(navigation.location.pathname));
  useEffect(() => {
    if (worked) saved.forget();
  }, [worked, saved.forget]);
  // An answer may be there before "submitting" was ever rendered: then `idle` never changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any answer ends what was sent
  useEffect(() => {
    if (idle) sent.current = false;
  }, [idle, answer]);

  useEffect(() => {
    if (!refusal) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [refusal]);

  const Tag = fetcher ? fetcher.Form : Form;
  return (
    <FormContext
      value={{ id, fields: refusal?.fields ?? {}, values: refusal?.values ?? {}, pending }}
    >
      <Tag
        method="post"
        noValidate
        {...props}
        ref={form}
        onSubmit={(event) => {
          // The second click of a double click comes before the pending state is rendered.
          if (sent.current) return event.preventDefault();
          props.onSubmit?.(event);
          sent.current = !event.defaultPrevented;
        }}
      >
        {refusal?.error && (
          <Notice kind="error">
            {t(refusal.error)}{" "}
            {refusal.signIn && (
              <a className="underline" href={addresses.signIn(pathname + location.search)}>
                {t("account:session.signInAgain")}
              </a>
            )}
          </Notice>
        )}
        {saved.restored && !refusal && (
          <Notice kind="info">
            {t("ui:form.draft")}{" "}
            <button type="button" className="min-h-11 underline" onClick={saved.drop}>
              {t("ui:form.dropDraft")}
            </button>
          </Notice>
        )}
        {children}
      </Tag>
    </FormContext>
  );
}

/** The button that sends a `WorkForm`, with its pending label. */
export function SubmitButton({
  pending,
  children,
  kind = "primary",
  ...props
}: Parameters<typeof Button>[0] & { pending: string }) {
  const form = useForm();
  return (
    <Button {...props} kind={kind} type="submit" pending={form.pending && pending}>
      {children}
    </Button>
  );
}

/** The way out of a form that changes nothing. */
export function CancelLink({ to }: { to: string }) {
  const { t } = useWords();
  return (
    <LinkButton kind="quiet" to={to} preventScrollReset>
      {t("ui:cancel")}
    </LinkButton>
  );
}

/**
 * The foot of a long form: its buttons stay visible above the keyboard and the bar of a phone. With
 * `cancelTo`, the first is a link out.
 */
export function FormActions({ cancelTo, children }: { cancelTo?: string; children: ReactNode }) {
  return (
    <div className="form-actions bottom-(--bar) z-10 -mx-1 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-1 py-3 in-[.bg-card]:bg-card in-[.modal]:sticky in-[.modal]:bg-card in-[.modal]:-bottom-4 max-lg:sticky sm:in-[.modal]:-bottom-6">
      {cancelTo && <CancelLink to={cancelTo} />}
      {children}
    </div>
  );
}
