import { primaryKey } from '@mswjs/data'

export const clockModels = {
  /** What is counted on from where the last call left. */
  counter: { id: primaryKey(String), next: Number },
  clock: { id: primaryKey(String), now: Number, step: Number },
}
