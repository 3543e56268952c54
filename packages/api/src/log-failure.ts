import { createEffect } from 'effector'
import type { Failed, Loaded } from './loaded.ts'

interface FailedLoad {
  readonly params: unknown
  readonly state: Failed
}

export function isFailed<Load extends { readonly state: Loaded<unknown> }>(
  load: Load,
): load is Load & { readonly state: Failed } {
  return load.state.status === 'failed'
}

/** Logs a failed request with its parameters, for developers. A missing assumed operation is no error. */
export const logFailureFx = createEffect(({ params, state: { failure } }: FailedLoad) => {
  if (failure.kind === 'absent') return
  console.error(`[api] ${failure.status ?? failure.kind} for ${JSON.stringify(params)}`)
})
