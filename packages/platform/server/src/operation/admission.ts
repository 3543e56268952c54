/** Limits how many pages are rendered at once, so that those admitted are served in time. */
export interface Admission {
  /** Does the work, or returns null if the limit is reached. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | null
}

/**
 * @param limit the most at once
 * @param onChange called with how many there are
 */
export function createAdmission(limit: number, onChange: (count: number) => void): Admission {
  let count = 0
  const add = (change: number) => {
    count += change
    onChange(count)
  }
  return {
    run(work) {
      if (count >= limit) return null
      add(1)
      return work().finally(() => add(-1))
    },
  }
}
