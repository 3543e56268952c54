import { loadStep } from '@jeoul/paging'
import type { ListAnswer } from './list-answer.ts'
import type { ReadItem } from './read-item.ts'

/** A list that grows: "items are appended on load" (specification, section 4). */
export interface GrownList {
  /** The `listKey` of the list's first request; '' if the rows belong to a previous choice. */
  readonly key: string
  readonly items: readonly ReadItem[]
  /** The offset of the next window. */
  readonly offset: number
  readonly total: number
  /** Whether the last window contained no new rows. */
  readonly isStuck: boolean
}

/** The key of a row. A product and its paid placement are two rows. */
export function rowKey({ item_id, ad }: Pick<ReadItem, 'item_id' | 'ad'>): string {
  return ad ? `${item_id}ad` : item_id
}

/**
 * A list with its first window.
 *
 * @param limit the window's exclusive end
 */
export function firstOf(key: string, { items, total }: ListAnswer, limit: number): GrownList {
  return { key, items: distinct(items), offset: limit, total, isStuck: false }
}

/**
 * Appends a window: "the offset rises by 30 per load". Drops rows that are already present because the catalogue
 * changed in between.
 */
export function grow(list: GrownList, { items, total }: Pick<ListAnswer, 'items' | 'total'>): GrownList {
  const grown = distinct([...list.items, ...items])
  return {
    ...list,
    items: grown,
    offset: list.offset + loadStep,
    total: items.length === 0 ? Math.min(total, list.offset) : total,
    isStuck: grown.length === list.items.length,
  }
}

/** Updates the rows from a newer answer, without moving them. */
export function renew(list: GrownList, { items, total }: ListAnswer): GrownList {
  const newer = new Map(items.map(item => [rowKey(item), item]))
  return { ...list, items: list.items.map(item => newer.get(rowKey(item)) ?? item), total }
}

/** Whether the host has more products than are loaded. */
export function hasMore({ offset, total }: GrownList): boolean {
  return offset < total
}

function distinct(items: readonly ReadItem[]): readonly ReadItem[] {
  const rows = new Map<string, ReadItem>()
  for (const item of items) if (!rows.has(rowKey(item))) rows.set(rowKey(item), item)
  return rows.size === items.length ? items : [...rows.values()]
}
