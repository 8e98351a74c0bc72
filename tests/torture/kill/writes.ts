import { v7 as newId } from "uuid";
import { chance } from "../../support/chance.ts";
import type { Server } from "./server.ts";

type Form = [name: string, value: string][];
type Kind = "job" | "quote" | "removal";

/** A write as a browser sends it. A removal has the id of the removed job. */
export type Write = {
  kind: Kind;
  id: string;
  jobId: string;
  lines: number;
  path: string;
  form: Form;
  acknowledged: boolean;
  answer: string;
};

/** The client's view: writes that it sent, and those that the server acknowledged. */
export type Workload = {
  writes: readonly Write[];
  /** Makes up the next write and sends it. */
  next: (server: Server) => Promise<Write>;
  send: (server: Server, write: Write) => Promise<boolean>;
  /**
   * Forgets the jobs that were seen to be gone, and all that was theirs: whatever comes back of
   * them was not sent.
   */
  forget: () => void;
};

/**
 * A shop of eight to twenty jobs, however long it writes: small enough to be looked at wholly after
 * every kill.
 */
export function workload(): Workload {
  let writes: Write[] = [];
  const removed = new Set<string>();
  const standing = () =>
    writes.filter(
      ({ kind, id, acknowledged }) => kind === "job" && acknowledged && !removed.has(id),
    );

  const make = (): Write => {
    const jobs = standing();
    const dice = chance();
    if (jobs.length < 8 || (dice < 0.2 && jobs.length < 20)) return newJob();
    // The newest half is written to, the oldest is removed: so that no quote is written to a job
    // that is going.
    if (dice < 0.8)
      return newQuote(jobs[Math.floor(jobs.length / 2 + (chance() * jobs.length) / 2)]!.id);
    removed.add(jobs[0]!.id);
    return removal(jobs[0]!.id);
  };

  return {
    get writes() {
      return writes;
    },
    send,
    next: async (server) => {
      const write = make();
      writes.push(write);
      await send(server, write);
      return write;
    },
    forget: () => {
      const gone = new Set(
        writes
          .filter(({ kind, acknowledged }) => kind === "removal" && acknowledged)
          .map(({ jobId }) => jobId),
      );
      writes = writes.filter(({ jobId }) => !gone.has(jobId));
      for (const id of gone) removed.delete(id);
    },
  };
}

/**
 * Sends a write; true when the server says that it is done. What is already gone is removed, too.
 */
async function send({ origin, person }: Server, write: Write): Promise<boolean> {
  const body = new URLSearchParams(write.form);
  try {
    const headers = { cookie: person.cookie, origin };
    const { status } = await fetch(origin + write.path, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
    write.answer = String(status);
    write.acknowledged = status === 302 || (write.kind === "removal" && status === 404);
  } catch {
    write.answer = "cut off";
  }
  return write.acknowledged;
}

const blank = { acknowledged: false, answer: "", lines: 0 };

function newJob(): Write {
  const id = newId();
  const fields = {
    id,
    customerFirstName: "Ana",
    customerLastName: "Ruiz",
    customerEmail: "ana@customer.test",
    customerPhone: "+1 512 555 0100",
    carMake: "Toyota",
    carModel: "Corolla",
    carYear: "2015",
    licensePlate: "ABC 123",
    issues: "Rattles when cold",
    language: "en",
  };
  return {
    ...blank,
    kind: "job",
    id,
    jobId: id,
    path: "/repair-cms/new",
    form: Object.entries(fields),
  };
}

function newQuote(jobId: string): Write {
  const id = newId();
  const lines = 1 + Math.floor(chance() * 50);
  const form: Form = [
    ["id", id],
    ["description", "Brake job"],
    ["laborHours", "2.5"],
  ];
  for (let n = 1; n <= lines; n++)
    form.push(
      ["materialName[]", `Part ${n}`],
      ["materialQuantity[]", String(n)],
      ["materialPrice[]", "12.34"],
    );
  return {
    ...blank,
    kind: "quote",
    id,
    jobId,
    lines,
    path: `/repair-cms/${jobId}/quotes/new`,
    form,
  };
}

const removal = (jobId: string): Write => ({
  ...blank,
  kind: "removal",
  id: jobId,
  jobId,
  path: `/repair-cms/${jobId}/delete`,
  form: [["sure", "yes"]],
});
