/** An event that the browser waits for. */
type LongEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type RequestEvent = LongEvent & {
  request: Request;
  /** The response that was requested while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type CallEvent = LongEvent & { data: unknown; ports: readonly MessagePort[] };

export type PushData = { json: () => unknown } | null;

type Events = {
  install: LongEvent;
  activate: LongEvent;
  fetch: RequestEvent;
  message: CallEvent;
  push: LongEvent & { data: PushData };
  notificationclick: LongEvent & { notification: Notification };
};

/** The global scope of a service worker. TypeScript has these types only in place of a page's. */
export const scope = globalThis as unknown as {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    run: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; openWindow: (url: string) => Promise<unknown> };
  registration: ServiceWorkerRegistration;
};
