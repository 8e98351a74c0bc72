import { href } from "react-router";
import type { Message } from "#app/values/word-key.ts";

/** Photo stored on this device until it is uploaded. */
export type KeptPhoto = {
  id: string;
  /** Photographer; another user of this device neither sees nor uploads it. */
  owner: string;
  jobId: string;
  photo: Blob;
  small: Blob;
  /** In milliseconds. */
  takenAt: number;
  /** The point of the job's inspection, or the place of its walk-round, that it shows. */
  point?: string | undefined;
};

/** `later`: the server was not reached, or had no time. */
type Outcome = { sent: true } | { sent: false; problem: Message } | { sent: false; later: true };

/** Sends a photo. `onProgress` takes the share that has left this device, 0 to 1. */
export function sendPhoto(
  { id, jobId, photo, small, takenAt, point }: KeptPhoto,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const form = new FormData();
  form.set("id", id);
  form.set("takenAt", String(takenAt));
  if (point) form.set("point", point);
  form.set("small", small, "small");
  form.set("photo", photo, "photo");
  return new Promise((resolve) => {
    // Not fetch, which does not tell how much it has sent.
    const request = new XMLHttpRequest();
    request.open("POST", href("/repair-cms/:jobId/photos/add", { jobId }));
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = request.onabort = () => resolve({ sent: false, later: true });
    request.onload = () => resolve(outcomeOf(request));
    request.send(form);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome {
  if (status >= 200 && status < 300) return { sent: true };
  if (status === 404) return { sent: false, problem: { key: "photos:problem.gone" } };
  if (status === 429 || status >= 500) return { sent: false, later: true };
  return { sent: false, problem: problemIn(responseText) ?? { key: "photos:problem.failed" } };
}

function problemIn(text: string): Message | undefined {
  try {
    return (JSON.parse(text) as { error?: Message }).error;
  } catch {
    return undefined;
  }
}
