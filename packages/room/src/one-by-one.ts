/**
 * Jobs that are done one after the other, in the order in which they came. The first begins at once.
 */

/** Either done when it returns, or once what it returns resolves. */
export type Job = () => Promise<void> | void;

type Failed = (error: unknown) => void;

interface Waiting {
  readonly job: Job;
  readonly failed: Failed;
}

export class OneByOne {
  readonly #failed: Failed;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  /** What goes wrong with a job is told to `failed`, unless the job comes with somebody else to tell. */
  constructor(failed: Failed) {
    this.#failed = failed;
  }

  get isIdle(): boolean {
    return !this.#isBusy;
  }

  add(job: Job, failed: Failed = this.#failed): void {
    this.#waiting.push({ job, failed });
    if (!this.#isBusy) void this.#doAll();
  }

  /** Resolves when everything that was added so far is done. */
  settled(): Promise<void> {
    return this.#isBusy ? new Promise((resolve) => this.add(resolve)) : Promise.resolve();
  }

  async #doAll(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        const going = next.job();
        // Who waits for the last job to be done finds nothing under way any more.
        if (going !== undefined) await going;
      } catch (error) {
        this.#tell(next.failed, error);
      }
    }
    this.#isBusy = false;
  }

  #tell(failed: Failed, error: unknown): void {
    try {
      failed(error);
    } catch (another) {
      this.#failed(another);
    }
  }
}
