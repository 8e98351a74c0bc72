import type { ComponentProps, ReactNode } from "react";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { FormActions, SubmitButton, WorkForm } from "./form.tsx";

type Props = Pick<
  ComponentProps<typeof WorkForm>,
  "answer" | "draft" | "encType" | "preventScrollReset" | "className"
> & {
  title: string;
  closeTo: string;
  long?: boolean;
  /** The id of a new record, or the version of an edited one. */
  stable?: ComponentProps<typeof StableValue>;
  /** The labels of the button: "Save", unless the dialog does something else. */
  label?: string;
  pending?: string;
  /** Follows the form. */
  below?: ReactNode;
  children: ReactNode;
};

/** A dialog with one form, which is saved or canceled. */
export function FormDialog({
  title,
  closeTo,
  long = false,
  stable,
  label,
  pending,
  below,
  children,
  className = "grid gap-6",
  ...form
}: Props) {
  const { t } = useWords();
  return (
    <Modal title={title} closeTo={closeTo} long={long}>
      <WorkForm {...form} className={className}>
        {children}
        {stable && <StableValue {...stable} />}
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={pending ?? t("ui:saving")}>{label ?? t("ui:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
      {below}
    </Modal>
  );
}
