import { readPushWorker } from "#app/features/push/script.server.ts";

export const loader = () => readPushWorker();
