import { expect, test } from "vitest";
import { deviceOf } from "#app/features/account/session/device.ts";

const kit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${kit} Chrome/131.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${kit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${kit} Version/18.1 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${kit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    "Chrome",
    "iPad",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/131.0 Safari/537.36 Edg/131.0`,
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
    "Firefox",
    "Windows",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit} Version/18.1 Safari/605.1.15`,
    "Safari",
    "macOS",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${kit} Chrome/131.0 Safari/537.36`,
    "Chrome",
    "ChromeOS",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${kit} Chrome/131.0 Safari/537.36 OPR/116.0`, "Opera", "Linux"],
  ["curl/8.5.0", "", ""],
  ["", "", ""],
])("reads %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
