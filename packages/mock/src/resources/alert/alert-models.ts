import { nullable, oneOf, primaryKey } from '@mswjs/data'

export const alertModels = {
  /** Its id names member and item: a second alert replaces the first. */
  priceAlert: {
    id: primaryKey(String),
    itemId: Number,
    /** In won; null for an alert that waits for a restock. */
    target: nullable<number>(() => null),
    isPersonal: Boolean,
    since: String,
    firedOn: nullable<string>(() => null),
    firedPrice: nullable<number>(() => null),
    isRead: Boolean,
    member: oneOf('member'),
  },
}
