import { oneOf, primaryKey } from '@mswjs/data'

export const reportModels = {
  /** Its id names member and item: a second report replaces the first. */
  itemReport: {
    id: primaryKey(String),
    itemId: Number,
    reason: Number,
    text: String,
    member: oneOf('member'),
  },
}
