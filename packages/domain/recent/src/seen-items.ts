/** A product as the device remembers it. */
export interface SeenItem {
  readonly itemId: string
  readonly name: string
  /** Address of its picture; null where there is none. */
  readonly image: string | null
}

/** Older ones give way beyond this many (assumed). */
export const maxSeen = 30

/** Seen last comes first, every product once, and no more than {@link maxSeen} (assumed). */
export function withSeen(items: readonly SeenItem[], seen: SeenItem): readonly SeenItem[] {
  return [seen, ...withoutSeen(items, seen.itemId)].slice(0, maxSeen)
}

/** The others, in their order. */
export function withoutSeen(items: readonly SeenItem[], itemId: string): readonly SeenItem[] {
  return items.filter(item => item.itemId !== itemId)
}

/** What a device remembers, which may be of an older version or anybody's; what is no product is left out. */
export function readSeenItems(found: unknown): readonly SeenItem[] | null {
  return Array.isArray(found) ? found.flatMap(readSeenItem).slice(0, maxSeen) : null
}

function readSeenItem(found: unknown): readonly SeenItem[] {
  if (typeof found !== 'object' || found === null) return []
  if (!('itemId' in found && 'name' in found && 'image' in found)) return []
  const { itemId, name, image } = found
  if (typeof itemId !== 'string' || typeof name !== 'string') return []
  return [{ itemId, name, image: typeof image === 'string' ? image : null }]
}
