/** Work that can be paused and resumed between any two of its steps. */
export type Steps<Result> = Generator<void, Result, void>

/** Runs all steps at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
