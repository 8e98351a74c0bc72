import type { Language } from "#app/values/language.ts";

/** Seconds as a player shows them: `4:05`, `1:02:09`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const decimalSigns: Record<Language, string> = { en: ".", es: "," };

/** A file size: `640 KB`, `1.2 MB`, with the decimal sign of the language. */
export function fileSize(bytes: number, language: Language): string {
  const [amount, unit] =
    bytes < 1_000_000
      ? [Math.max(1, Math.round(bytes / 1000)), "KB"]
      : [Math.round(bytes / 100_000) / 10, "MB"];
  return `${String(amount).replace(".", decimalSigns[language])} ${unit}`;
}
