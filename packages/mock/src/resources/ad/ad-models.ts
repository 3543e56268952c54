import { primaryKey } from '@mswjs/data'

export const adModels = {
  /** How often an ad was seen or followed. Its id names event, ad and item. */
  adCount: { id: primaryKey(String), count: Number },
}
