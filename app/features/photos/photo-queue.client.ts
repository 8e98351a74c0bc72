import { del, set } from "idb-keyval";
import { v7 as newId } from "uuid";
import { listWaiting, openWaiting } from "#app/features/photos/waiting/waiting-photos.client.ts";
import type { Message } from "#app/values/word-key.ts";
import { isHeic, type PhotoProblem, photoLimits } from "./photo.ts";
import { problemMessage } from "./problem-message.ts";
import { type KeptPhoto, sendPhoto } from "./send-photo.client.ts";

/** A photo on its way, as the page shows it. */
export type QueuedPhoto = {
  id: string;
  /** An address of the small copy on this device; none of a file that is no photo. */
  url: string | undefined;
  state: "waiting" | "sending" | "stopped";
  /** The share that has been sent, 0 to 1. */
  share: number;
  problem?: Message;
  /** The place or point that it was taken for. */
  point?: string | undefined;
};

/** Pause before a retry, in milliseconds. */
const pause = 5_000;

/**
 * The photos of a job on this device that are not uploaded yet. They are stored in IndexedDB and
 * uploaded one by one, each under an id of its own, so that a repeated upload is stored once.
 */
export function openPhotoQueue(
  { owner, jobId }: Pick<KeptPhoto, "owner" | "jobId">,
  onChange: (photos: readonly QueuedPhoto[]) => void,
  onSent: () => void,
) {
  const store = openWaiting();
  const kept = new Map<string, KeptPhoto>();
  let shown: QueuedPhoto[] = [];
  let [busy, closed] = [false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: QueuedPhoto[]) => {
    shown = next;
    if (!closed) onChange(shown);
  };
  const change = (id: string, now: Partial<QueuedPhoto>) =>
    show(shown.map((one) => (one.id === id ? { ...one, ...now } : one)));
  const keep = (photo: KeptPhoto) => {
    kept.set(photo.id, photo);
    const url = URL.createObjectURL(photo.small);
    const { id, point } = photo;
    show([...shown, { id, url, state: "waiting", share: 0, point }]);
  };
  const forget = async (id: string) => {
    const url = shown.find((one) => one.id === id)?.url;
    show(shown.filter((one) => one.id !== id));
    kept.delete(id);
    if (url) URL.revokeObjectURL(url);
    await del(id, store).catch(() => undefined);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (busy || closed) return;
    busy = true;
    for (;;) {
      const next = shown.find(({ state }) => state === "waiting");
      const photo = next && kept.get(next.id);
      if (!photo || closed) break;
      change(photo.id, { state: "sending", share: 0 });
      const outcome = await sendPhoto(photo, (share) => change(photo.id, { share }));
      if (outcome.sent) {
        await forget(photo.id);
        if (!closed) onSent();
      } else if ("problem" in outcome) {
        change(photo.id, { state: "stopped", problem: outcome.problem });
      } else {
        change(photo.id, { state: "waiting", share: 0 });
        timer = setTimeout(send, pause);
        break;
      }
    }
    busy = false;
  }

  const resume = () => void send();
  addEventListener("online", resume);
  void listWaiting(store, { owner, jobId })
    .then((waiting) => {
      for (const photo of waiting) if (!kept.has(photo.id)) keep(photo);
      return send();
    })
    .catch(() => undefined); // Without storage, photos added now are still uploaded.

  return {
    /** Scales, stores and uploads the chosen files; `point` is the point that they show. */
    async add(files: readonly File[], point?: string): Promise<void> {
      for (const file of files) {
        const scaled = await scalePhoto(file);
        const id = newId();
        if (!scaled.ok) {
          const problem = problemMessage(scaled.problem);
          show([...shown, { id, url: undefined, state: "stopped", share: 0, problem }]);
          continue;
        }
        const { photo, small } = scaled;
        const added = { id, owner, jobId, photo, small, takenAt: file.lastModified, point };
        await set(id, added, store).catch(() => undefined);
        keep(added);
        void send();
      }
    },
    /** The photo itself, as it is sent. */
    photoOf: (id: string): Blob | undefined => kept.get(id)?.photo,
    again(id: string): void {
      change(id, { state: "waiting", share: 0 });
      void send();
    },
    drop: forget,
    close(): void {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", resume);
      for (const { url } of shown) if (url) URL.revokeObjectURL(url);
    },
  };
}

/** The longest side of what is sent: enough to zoom in on a crack, and half a megabyte. */
const longest = 2_048;
const smallLongest = 320;

type Scaled = { ok: true; photo: Blob; small: Blob } | { ok: false; problem: PhotoProblem };

/** Scaled photo and its thumbnail: redrawn upright and without the camera's metadata. */
async function scalePhoto(file: Blob): Promise<Scaled> {
  const bitmap = await decode(file);
  if (!bitmap) {
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return { ok: false, problem: isHeic(head) ? "heic" : "broken" };
  }
  try {
    const small = await draw(bitmap, smallLongest, 0.7);
    for (let side = longest; side >= longest / 4; side /= 2) {
      const photo = await draw(bitmap, side, 0.82);
      if (photo && small && photo.size <= photoLimits.bytes) return { ok: true, photo, small };
    }
    return { ok: false, problem: "tooLarge" };
  } finally {
    bitmap.close();
  }
}

const decode = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);

function draw(bitmap: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
