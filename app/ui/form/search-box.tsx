import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** The page that answers. */
  action: string;
  /** The list that is searched, and the searchable fields. */
  label: string;
  /** An example of what one might type; the label unless it is another. */
  placeholder?: string;
  text: string;
  /** Whether results are loading. */
  pending?: boolean;
  /** The list without the words: the page that answers, unless filters stay. */
  clearTo?: string;
  /** The filters that stay, hidden or to be chosen. */
  children?: ReactNode;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** The search takes codes, not prose, and is the purpose of the page. */
  forCodes?: boolean;
  className?: string;
};

const asTyped = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/**
 * The search of a list. Its text is in the address, so a search can be bookmarked, shared and
 * returned to; it works before any script.
 */
export function SearchBox({
  action,
  label,
  placeholder = label,
  text,
  pending,
  clearTo = action,
  children,
  ...rest
}: Props) {
  const { t } = useWords();
  const { onSubmit, forCodes, className = "min-w-0 flex-1 basis-72" } = rest;
  // The address may change without this box: a link, the back button. The box is not remounted, so
  // that typing continues in it.
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (box.current && shown.current !== text) box.current.value = text;
    shown.current = text;
  }, [text]);
  return (
    <Form
      action={action}
      role="search"
      className={`flex flex-wrap gap-3 ${className}`}
      onSubmit={onSubmit}
    >
      <input
        ref={box}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={200}
        {...(forCodes && asTyped)}
        aria-label={label}
        placeholder={placeholder}
        className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg text-ink placeholder:text-ink-soft"
      />
      <Button
        type="submit"
        kind={forCodes ? "primary" : undefined}
        pending={pending && t("ui:searching")}
      >
        {t("ui:search")}
      </Button>
      {children}
      {text && (
        <LinkButton kind="quiet" to={clearTo}>
          {t("ui:clear")}
        </LinkButton>
      )}
    </Form>
  );
}
