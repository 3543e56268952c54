import { createEffect } from 'effector'
import type { Failure } from './loaded.ts'

/** Logs a failed request with its parameters, for developers. A missing assumed operation is no error. */
export const logFailureFx = createEffect(({ failure, question }: { failure: Failure; question: unknown }) => {
  if (failure.kind === 'absent') return
  console.error(`[api] ${failure.status ?? failure.kind} for ${JSON.stringify(question)}`)
})
