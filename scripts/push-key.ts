import { readArguments } from "./arguments.ts";
import { run } from "./failure.ts";
import { newPushKey } from "./local/local-push-key.ts";

// `npm run push-key --silent`: makes a key for PUSH_KEY, and prints it (docs/deploy.md).
await run(async () => {
  readArguments({ usage: "npm run push-key --silent", options: {} });
  console.log(await newPushKey());
});
