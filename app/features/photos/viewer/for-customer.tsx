import { href, useFetcher } from "react-router";
import type { Photo } from "#app/features/photos/photo.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

/** Whether a photo goes with what is sent to the customer, and the button that changes it. */
export function ForCustomer({ jobId, photo }: { jobId: string; photo: Photo }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const { forCustomer } = photo;
  return (
    <WorkForm
      method="post"
      action={href("/repair-cms/:jobId/photos/:photoId/for-customer", {
        jobId,
        photoId: photo.id,
      })}
      answer={fetcher.data}
      fetcher={fetcher}
    >
      <input type="hidden" name="forCustomer" value={forCustomer ? "no" : "yes"} />
      <SubmitButton kind="plain" pending={t("ui:saving")}>
        {t(forCustomer ? "photos:customer.remove" : "photos:customer.add")}
      </SubmitButton>
    </WorkForm>
  );
}
