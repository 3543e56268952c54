import { nullable, oneOf, primaryKey } from '@mswjs/data'

export const wishModels = {
  wishGroup: { id: primaryKey(String), name: String, member: oneOf('member') },
  /** Its id names member and item: an item is in one group of a member at most. */
  wish: {
    id: primaryKey(String),
    itemId: Number,
    created: String,
    price: nullable<number>(() => null),
    group: oneOf('wishGroup'),
  },
}
