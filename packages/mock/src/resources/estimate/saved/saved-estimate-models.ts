import { oneOf, primaryKey } from '@mswjs/data'

export const savedEstimateModels = {
  /** Its id names member and key: the same key again replaces it. */
  savedEstimate: {
    id: primaryKey(String),
    key: String,
    name: String,
    query: String,
    updated: String,
    member: oneOf('member'),
  },
}
