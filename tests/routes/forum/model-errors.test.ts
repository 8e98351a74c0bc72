import { describe, expect, test, vi } from "vitest";
import { translatable } from "#app/features/forum/translation/translatable.ts";
import { translatePost } from "#app/features/forum/translation/translate-post.server.ts";
import { nextMidnight, pauseOf, pauseQuery } from "#app/platform/ai/pause.server.ts";
import { aiPauses } from "#app/platform/ai/pause.tables.server.ts";
import { openApp } from "../../support/app.ts";
import {
  impatient,
  inSpanish,
  openTranslator,
  unhurried,
} from "../../support/learning/translator.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

/** A new English topic, as the translator needs it. */
const topic = async () =>
  translatable(await makeTopic(app().db, { by: await signedIn(app().db, "medium") }));
const good = {
  title: "El Corolla se apaga en caliente",
  text: "Se apaga en cada semáforo. **P0505** está almacenado.",
};

describe("R3: a model that fails", () => {
  // All documented error codes of Workers AI except the quota (below), and errors without a code.
  const failures: [string, string[]][] = [
    [
      "3040: Capacity temporarily exceeded, please try again.",
      ["@cf/first", "@cf/first", "@cf/second", "@cf/second"],
    ],
    ["5007: No such model @cf/first or task", ["@cf/first", "@cf/second"]],
    ["3042: The model name is invalid", ["@cf/first", "@cf/second"]],
    ["5018: The account is not allowed to access this model", ["@cf/first", "@cf/second"]],
    ["3041: The account is not allowed to access this model", ["@cf/first", "@cf/second"]],
    ["5016: User has not agreed to Llama3.2 model terms", ["@cf/first", "@cf/second"]],
    ["3023: Service unavailable for account", ["@cf/first", "@cf/second"]],
    ["5019: Request trying to use deprecated SDK version", ["@cf/first", "@cf/second"]],
    ["5005: The model does not support LoRa inference", ["@cf/first", "@cf/second"]],
    ["3039: Finetune is missing required files", ["@cf/first", "@cf/second"]],
    ["3006: Request is too large", ["@cf/first", "@cf/second"]],
    ["3003: Request is missing headers or body", ["@cf/first", "@cf/second"]],
    ["5004: Invalid data type for base64 input", ["@cf/first", "@cf/second"]],
    ["3007: Request timeout", ["@cf/first", "@cf/second"]],
    ["3008: Request was aborted", ["@cf/first", "@cf/second"]],
    ["Network connection lost.", ["@cf/first", "@cf/second"]],
    ["AiError: 429 Too Many Requests", ["@cf/first", "@cf/second"]],
    ["InferenceUpstreamError: 500 Internal server error", ["@cf/first", "@cf/second"]],
    ["error code: 1031", ["@cf/first", "@cf/second"]],
  ];

  test.each(failures)(
    "%s: the second model is called, then none for a while, and the original stays",
    async (message, calls) => {
      const post = await topic();
      const { services, asked, clock } = openTranslator(app().db, () => {
        throw new Error(message);
      });
      expect(await translatePost(services, post, "es", unhurried)).toBe("none");
      expect(asked).toEqual(calls);
      expect(await translatePost(services, post, "es", unhurried)).toBe("none");
      expect(asked).toEqual(calls);
      clock.now += 2 * 3_600_000;
      const well = openTranslator(app().db, inSpanish);
      well.clock.now = clock.now;
      expect(await translatePost(well.services, post, "es", unhurried)).toEqual(good);
    },
  );

  test("busy once: the same model is called again, and answers", async () => {
    const { services, asked } = openTranslator(app().db, (sent) => {
      if (asked.length === 1) throw new Error("3040: Capacity temporarily exceeded");
      return inSpanish(sent);
    });
    expect(await translatePost(services, await topic(), "es", unhurried)).toEqual(good);
    expect(asked).toEqual(["@cf/first", "@cf/first"]);
  });

  test("hangs: the timeouts of a call and of a post end it", async () => {
    const start = Date.now();
    const { services, asked } = openTranslator(app().db, () => new Promise(() => {}));
    expect(await translatePost(services, await topic(), "es", impatient)).toBe("none");
    expect(asked).toEqual(["@cf/first", "@cf/second"]);
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  test.each([
    ["nothing", undefined],
    ["an empty object", {}],
    ["no text", { response: "  " }],
    ["a list", [1, 2]],
    [
      "an answer that was cut off",
      { choices: [{ finish_reason: "length", message: { content: "Se apaga" } }] },
    ],
    ["chatter", { response: "Please provide the text you want me to translate." }],
  ])("answers %s: the second model is called", async (_, answer) => {
    const { services, asked } = openTranslator(app().db, (sent, model) =>
      model === "@cf/first" ? answer : inSpanish(sent),
    );
    expect(await translatePost(services, await topic(), "es", unhurried)).toEqual(good);
    expect(asked).toEqual(["@cf/first", "@cf/second"]);
  });

  test.each([{ choices: [{ finish_reason: "stop", message: {} }] }, { translated_text: "" }])(
    "answers in the shape of %j: its text is read",
    async (shape) => {
      const { services } = openTranslator(app().db, (sent) => {
        const text = inSpanish(sent);
        return "choices" in shape
          ? { choices: [{ finish_reason: "stop", message: { content: text } }] }
          : { translated_text: text };
      });
      expect(await translatePost(services, await topic(), "es", unhurried)).toEqual(good);
    },
  );

  test.each([
    "3036: You have used up your daily free allocation",
    "4006: you have used up your daily free allocation",
  ])("%s: no model is called until midnight UTC", async (message) => {
    const [post, other] = [await topic(), await topic()];
    const { services, asked, clock } = openTranslator(app().db, () => {
      throw new Error(message);
    });
    try {
      expect(await translatePost(services, post, "es", unhurried)).toBe("none");
      expect(await translatePost(services, other, "es", unhurried)).toBe("none");
      expect(asked).toEqual(["@cf/first"]);
      expect(pauseOf(await pauseQuery(app().db), clock.now)).toBe(nextMidnight(clock.now));
      const after = openTranslator(app().db, inSpanish);
      after.clock.now = nextMidnight(clock.now);
      expect(await translatePost(after.services, post, "es", unhurried)).toEqual(good);
    } finally {
      await app().db.delete(aiPauses);
    }
  });
});
