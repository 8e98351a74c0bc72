import { useReducer, useState } from "react";
import { href } from "react-router";
import type { Photo } from "#app/features/photos/photo.ts";
import { type PhotosOfPage, useChosenPhoto } from "#app/features/photos/viewer/chosen-photo.ts";
import { Button } from "#app/ui/button.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { beginDrawing, draw } from "./drawing.ts";
import { type MarkKind, markKinds, mostMarks } from "./marks.ts";
import { MarksCanvas } from "./marks-canvas.tsx";

type Props = PhotosOfPage & { photo: Photo; answer: FormAnswer | undefined };

/** Draws on the photo of the address. */
export function MarksOfPhoto({ photoId, answer }: { photoId: string; answer: Props["answer"] }) {
  const chosen = useChosenPhoto(photoId);
  return chosen && <MarksDialog key={photoId} {...chosen} answer={answer} />;
}

/** A photo with its marks, which are drawn by finger, mouse or keyboard, and saved together. */
function MarksDialog({ jobId, photos, photo, answer }: Props) {
  const { t } = useWords();
  const [drawing, step] = useReducer(draw, photo.marks, beginDrawing);
  const [kind, setKind] = useState<MarkKind>("arrow");
  const { marks, chosen, before } = drawing;
  const params = { jobId, photoId: photo.id };
  const page = href("/repair-cms/:jobId/photos/:photoId", params);
  const number = photos.indexOf(photo) + 1;
  return (
    <Modal title={t("photos:marks.title", { number })} closeTo={page} long isWide>
      <WorkForm
        method="post"
        action={href("/repair-cms/:jobId/photos/:photoId/marks", params)}
        answer={answer}
        preventScrollReset
        replace
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onKeyDown={(event) => {
          if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          step({ do: "undo" });
        }}
      >
        <input type="hidden" name="version" value={photo.version} />
        <input type="hidden" name="marks" value={JSON.stringify(marks)} />
        <noscript>{t("photos:marks.needsScript")}</noscript>
        <div role="toolbar" aria-label={t("photos:marks.tools")} className="flex flex-wrap gap-2">
          {markKinds.map((one) => (
            <Button
              key={one}
              kind={one === kind ? "primary" : "plain"}
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {t(`photos:marks.kinds.${one}`)}
            </Button>
          ))}
          <Button kind="plain" onClick={() => step({ do: "addInMiddle", kind })}>
            {t("photos:marks.place")}
          </Button>
          <Button kind="plain" disabled={before.length === 0} onClick={() => step({ do: "undo" })}>
            {t("photos:marks.undo")}
          </Button>
          <Button
            kind="plain"
            disabled={chosen === undefined}
            onClick={() => step({ do: "remove" })}
          >
            {t("photos:marks.remove")}
          </Button>
        </div>
        <MarksCanvas drawing={drawing} step={step} kind={kind} {...sidesOf(photo)}>
          <img
            src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
              ...params,
              size: "large",
            })}
            alt={photo.caption || t("photos:open", { number, total: photos.length })}
            width={photo.width}
            height={photo.height}
            draggable={false}
            className="size-full object-contain"
          />
        </MarksCanvas>
        {marks.length >= mostMarks && <Notice kind="info">{t("photos:marks.tooMany")}</Notice>}
        <p className="text-ink-soft">{t("photos:marks.hint")}</p>
        <FormActions cancelTo={page}>
          <SubmitButton pending={t("ui:saving")}>{t("photos:marks.save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}

const sidesOf = ({ width, height }: Photo) => ({ width, height });
