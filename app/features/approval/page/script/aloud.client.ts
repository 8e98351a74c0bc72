/**
 * Reads a quote or a finding aloud with a voice of the device itself: other voices would send what
 * they read to a service. Without one its button stays hidden. A second tap ends it.
 */
export function readAloud(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-aloud]")];
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!speech || buttons.length === 0) return;
  const voice = () => speech.getVoices().find(isFor(document.documentElement.lang));
  // Some browsers know their voices only after a while.
  const show = () => {
    for (const button of buttons) button.hidden = !voice();
  };
  show();
  speech.addEventListener?.("voiceschanged", show);

  let spoken: Spoken | undefined;
  const stop = () => {
    spoken?.end();
    speech.cancel();
  };
  for (const button of buttons)
    button.addEventListener("click", () => {
      const isMine = spoken?.button === button && spoken.isSpeaking();
      stop();
      if (!isMine) spoken = speak(speech, voice(), button);
    });
  addEventListener("pagehide", stop);
}

type Spoken = { button: HTMLButtonElement; isSpeaking: () => boolean; end: () => void };

/** Android writes es_MX. */
const isFor =
  (language: string) =>
  ({ lang, localService }: SpeechSynthesisVoice): boolean =>
    localService && lang.toLowerCase().split(/[-_]/)[0] === language;

/** Says one piece after the other: a long text ends early on some devices. */
function speak(
  speech: SpeechSynthesis,
  voice: SpeechSynthesisVoice | undefined,
  button: HTMLButtonElement,
): Spoken {
  const read = button.textContent;
  const around = button.closest("article, section");
  const texts = [...(around?.querySelectorAll("[data-said], .price") ?? [])]
    .map(({ textContent }) => textContent?.replaceAll("\u2020", "").trim() ?? "")
    .filter(Boolean);
  let isOver = false;
  // A canceled utterance reports its end late, when another may be speaking.
  const end = () => {
    if (isOver) return;
    isOver = true;
    button.textContent = read;
  };
  const next = () => {
    const text = isOver ? undefined : texts.shift();
    if (text === undefined) return end();
    const said = new SpeechSynthesisUtterance(text);
    if (voice) said.voice = voice;
    said.lang = voice?.lang ?? document.documentElement.lang;
    said.onend = next;
    said.onerror = end;
    speech.speak(said);
  };
  button.textContent = button.dataset.aloud ?? "";
  next();
  return { button, isSpeaking: () => !isOver, end };
}
