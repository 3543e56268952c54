/** Work that can be left and gone on with between any two of its steps. */
export type Steps<Result> = Generator<void, Result, void>

/** Does all of it at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
