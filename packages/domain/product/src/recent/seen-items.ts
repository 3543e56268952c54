/** A product as the device stores it. */
export interface SeenItem {
  readonly itemId: string
  readonly name: string
  /** URL of its image; null if it has none. */
  readonly image: string | null
  /** The headline price on its page at that time, in won; absent if there was none. */
  readonly price?: number
}

/** The maximum number of products; the oldest are dropped (assumed). */
export const maxSeen = 30

/** Puts a product first and removes its earlier entry. At most {@link maxSeen} remain (assumed). */
export function withSeen(items: readonly SeenItem[], seen: SeenItem): readonly SeenItem[] {
  return [seen, ...withoutSeen(items, seen.itemId)].slice(0, maxSeen)
}

/** All other products, in the same order. */
export function withoutSeen(items: readonly SeenItem[], itemId: string): readonly SeenItem[] {
  return items.filter(item => item.itemId !== itemId)
}

/** Reads stored data, which may come from an older version or have been tampered with. Drops invalid entries. */
export function readSeenItems(found: unknown): readonly SeenItem[] | null {
  return Array.isArray(found) ? found.flatMap(readSeenItem).slice(0, maxSeen) : null
}

function readSeenItem(found: unknown): readonly SeenItem[] {
  if (typeof found !== 'object' || found === null) return []
  if (!('itemId' in found && 'name' in found && 'image' in found)) return []
  const { itemId, name, image } = found
  if (typeof itemId !== 'string' || typeof name !== 'string') return []
  const price = 'price' in found && Number.isSafeInteger(found.price) ? Number(found.price) : null
  return [{ itemId, name, image: typeof image === 'string' ? image : null, ...(price !== null && { price }) }]
}
