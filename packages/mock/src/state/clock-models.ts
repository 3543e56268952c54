import { primaryKey } from '@mswjs/data'

export const clockModels = {
  /** Counters that continue where the last call left off. */
  counter: { id: primaryKey(String), next: Number },
  clock: { id: primaryKey(String), now: Number, step: Number },
}
