export { $seenItems, itemForgotten, itemSeen, itemsForgotten, rememberVisits } from './model.ts'
export type { SeenItem } from './seen-items.ts'
