import type { StateSource } from '../../state/state-source.ts'

interface StartedEstimate {
  /** idx_estimate, counted from 1. */
  readonly id: number
  /** ISO 8601. */
  readonly created: string
}

export interface EstimateState {
  /** Every call starts another one. */
  start(): StartedEstimate
}

export function createEstimateState({ clock, store }: StateSource): EstimateState {
  const nextId = store.counter('estimates', 1)
  return { start: () => ({ id: nextId(), created: clock.nextTime() }) }
}
