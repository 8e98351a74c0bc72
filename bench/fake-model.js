import { WorkerEntrypoint } from "cloudflare:workers";

// A model whose words come from the measuring process, which so knows when each of them was said.
export default class Model extends WorkerEntrypoint {
  async run() {
    return (await fetch(this.env.WORDS)).body;
  }
  fetch() {
    return fetch(this.env.WORDS);
  }
}
