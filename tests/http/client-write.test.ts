import { data, type ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { answering } from "#app/http/client-write.ts";

/** A refusal as React Router throws it. */
const refusal = (status: number, body: string | null) =>
  ({
    status,
    statusText: "",
    data: body,
    internal: false,
  }) satisfies ErrorResponse & { internal: boolean };

type ActionArgs = Parameters<ReturnType<typeof answering>>[0];

/** The answer to the form when the server's action fails like this. */
const answer = (error: unknown) =>
  answering("quotes:notCreated")({ serverAction: () => Promise.reject(error) } as ActionArgs);

const told = data({ ok: false, error: { key: "quotes:notCreated" } }, { status: 503 });

test.each([403, 429, 500, 502, 503, 522])(
  "A gateway's answer of %i keeps the form, with its sentence",
  async (status) => expect(await answer(refusal(status, "<h1>Bad gateway</h1>"))).toEqual(told),
);

test("A server that was not reached, or broke, keeps the form, with its sentence", async () => {
  expect(await answer(new TypeError("Failed to fetch"))).toEqual(told);
  expect(await answer(new Error("Unexpected Server Error"))).toEqual(told);
});

test("A record that is not there, and a redirect, pass", async () => {
  const absent = refusal(404, null);
  await expect(answer(absent)).rejects.toBe(absent);
  const redirect = new Response(null, { status: 302 });
  await expect(answer(redirect)).rejects.toBe(redirect);
});
