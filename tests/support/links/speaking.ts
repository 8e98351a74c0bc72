import type { Page } from "playwright-core";

export type Voice = { lang: string; localService: boolean };

/** Gives the browser a voice that writes down what it says, and ends when it is told. */
export const speaking = (page: Page, voices: Voice[]) =>
  page.addInitScript((first: Voice[]) => {
    let all = first;
    let queue: { text: string; onend?: () => void; onerror?: () => void }[] = [];
    const speech = new EventTarget() as EventTarget & Record<string, unknown>;
    const said: string[] = [];
    speech.getVoices = () => all;
    speech.speak = (one: (typeof queue)[number]) => {
      said.push(one.text);
      queue.push(one);
    };
    speech.cancel = () => {
      const canceled = queue;
      queue = [];
      setTimeout(() => {
        for (const one of canceled) one.onerror?.();
      });
    };
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
      said,
      give: (voices: Voice[]) => {
        all = voices;
        speech.dispatchEvent(new Event("voiceschanged"));
      },
      end: () => queue.shift()?.onend?.(),
    });
  }, voices);
