/** Limits how many pages are rendered at once, so that those admitted are served in time. */
export interface Admission {
  /** Does the work, or returns null if the limit is reached or the processor is behind. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | null
}

interface Options {
  /** The most at once. */
  readonly limit: number
  /** How long work that could go on waits for the processor, in milliseconds. */
  readonly delay: () => number
  /** Called with how many there are. */
  readonly onChange: (count: number) => void
}

/**
 * The longest delay with which a page is still begun, in milliseconds. A page waits about four times, so a crowd's pages
 * take less than half a second (docs/decisions/0035-two-sites-in-production.md).
 */
const maxDelay = 50

/** So few pages are begun whatever the delay: one slow page is no crowd, nor are a few visitors at once. */
const least = 12

export function createAdmission({ limit, delay, onChange }: Options): Admission {
  let count = 0
  const add = (change: number) => {
    count += change
    onChange(count)
  }
  return {
    run(work) {
      if (count >= limit || (count >= least && delay() > maxDelay)) return null
      add(1)
      return work().finally(() => add(-1))
    },
  }
}
