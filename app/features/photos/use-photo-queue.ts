import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { openPhotoQueue, type QueuedPhoto } from "./photo-queue.client.ts";

type Queue = ReturnType<typeof openPhotoQueue>;

/** The queue of a job's photos, and what is in it; undefined until the page works. */
export function usePhotoQueue(owner: string, jobId: string) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [queue, setQueue] = useState<Queue>();
  const { revalidate } = useRevalidator();
  const readAgain = useRef(revalidate);
  readAgain.current = revalidate;

  useEffect(() => {
    const opened = openPhotoQueue({ owner, jobId }, setPhotos, () => void readAgain.current());
    setQueue(opened);
    return () => opened.close();
  }, [owner, jobId]);

  return { photos, queue };
}
