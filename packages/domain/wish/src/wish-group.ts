import type { WishGroup as HostGroup } from '@jeoul/api/types'
import type { PricedItem } from '@jeoul/personal-price'

/** A product as it was when it was saved. */
export interface SavedItem {
  readonly itemId: string
  readonly name: string
  /** URL of its image; null if it has none. */
  readonly image: string | null
  /** When it was saved, in milliseconds since 1970; 0 if unknown. */
  readonly time: number
  /** Its headline price at that time, in won; null if unknown. */
  readonly price: number | null
  /** Today's prices, from the response with a member's lists. The device does not store them. */
  readonly today?: PricedItem
}

/** A named group of a wish list, a member's or the device's. */
export interface WishGroup {
  readonly id: string
  readonly name: string
  /** Newest first. */
  readonly items: readonly SavedItem[]
}

/** The name of a shopper's first group (assumed). */
export const firstGroupName = '찜한 상품'

/** The contract's limit (`GroupName`). */
export const maxGroupNameLength = 40

/** Converts a host's group. */
export function readHostGroup({ gid_zzim, name, items }: HostGroup): WishGroup {
  return {
    id: gid_zzim,
    name,
    items: items.map(
      ({ item_id, name, image, created, price_when_saved, price_state, cash, card, lowest }) => ({
        itemId: item_id,
        name,
        image: image === '' ? null : image,
        time: readTime(Date.parse(created)),
        price: price_when_saved ?? null,
        today: { price_state, cash, card, ...(lowest && { lowest }) },
      }),
    ),
  }
}

/** Reads the groups in the device's storage, which may contain anything. Malformed entries are dropped. */
export function readDeviceGroups(found: unknown): readonly WishGroup[] | null {
  if (!Array.isArray(found)) return null
  const known = new Set<string>()
  return found.flatMap(readGroup).map(group => ({
    ...group,
    items: group.items.filter(({ itemId }) => !known.has(itemId) && known.add(itemId)),
  }))
}

function readGroup(found: unknown): readonly WishGroup[] {
  const { id, name, items } = fieldsOf(found)
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(items)) return []
  return [{ id, name, items: items.flatMap(readItem) }]
}

/** Reads a saved product, as a list that is empty if it is malformed. */
export function readItem(found: unknown): readonly SavedItem[] {
  const { itemId, name, image, time, price } = fieldsOf(found)
  if (typeof itemId !== 'string' || !/^[0-9]{1,12}$/.test(itemId)) return []
  if (typeof name !== 'string' || typeof time !== 'number') return []
  return [
    {
      itemId,
      name,
      image: typeof image === 'string' ? image : null,
      time: readTime(time),
      price: Number.isSafeInteger(price) ? Number(price) : null,
    },
  ]
}

/** The latest time that is a valid date in Korean time as well. */
const maxTime = 8.64e15 - 9 * 3_600_000

function readTime(found: number): number {
  return found > 0 && found <= maxTime ? found : 0
}

/** The fields of stored data; none if it is not an object. */
export function fieldsOf(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null ? { ...found } : {}
}
