/** A product in the comparison tray. */
export interface PickedItem {
  readonly itemId: string
  readonly name: string
  /** URL of its image; null if it has none. */
  readonly image: string | null
  /** Whether it can be added to an estimate. */
  readonly isPart?: boolean
}

/**
 * The numbers of products that can be compared, "2–8 items": a single one has no counterpart, and more than eight do
 * not fit.
 */
export const minCompared = 2
export const maxCompared = 8

/** Appends a product, unless the tray contains it or is full. */
export function withPicked(items: readonly PickedItem[], item: PickedItem): readonly PickedItem[] {
  return items.length >= maxCompared || isPicked(items, item.itemId) ? items : [...items, item]
}

/** All other products, in the same order. */
export function withoutPicked(items: readonly PickedItem[], itemId: string): readonly PickedItem[] {
  return items.filter(item => item.itemId !== itemId)
}

/** Toggles a product: removes it from the tray, or adds it if there is room. */
export function withToggledPick(items: readonly PickedItem[], item: PickedItem): readonly PickedItem[] {
  return isPicked(items, item.itemId) ? withoutPicked(items, item.itemId) : withPicked(items, item)
}

/** Sorts the tray in the order of the ids. Without an id for every product, the order stays; other ids are ignored. */
export function sortPicked(items: readonly PickedItem[], itemIds: readonly string[]): readonly PickedItem[] {
  if (!items.every(({ itemId }) => itemIds.includes(itemId))) return items
  return items.toSorted((one, other) => itemIds.indexOf(one.itemId) - itemIds.indexOf(other.itemId))
}

/** Whether the product of this id is in the tray. */
export function isPicked(items: readonly PickedItem[], itemId: string): boolean {
  return items.some(item => item.itemId === itemId)
}

/** Reads stored data, which may come from an older version or have been tampered with. Drops invalid entries. */
export function readPicked(found: unknown): readonly PickedItem[] | null {
  if (!Array.isArray(found)) return null
  return found.flatMap(readItem).reduce<readonly PickedItem[]>(withPicked, [])
}

function readItem(found: unknown): readonly PickedItem[] {
  if (typeof found !== 'object' || found === null) return []
  if (!('itemId' in found && 'name' in found && 'image' in found)) return []
  const { itemId, name, image } = found
  if (typeof itemId !== 'string' || typeof name !== 'string') return []
  const isPart = 'isPart' in found && found.isPart === true
  return [{ itemId, name, image: typeof image === 'string' ? image : null, ...(isPart && { isPart }) }]
}
