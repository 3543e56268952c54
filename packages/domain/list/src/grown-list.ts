import type { ListItem } from '@jeoul/api/types'
import { loadStep } from '@jeoul/paging'
import type { ListAnswer } from './list-answer.ts'

/** A list that grows by loads: "items are appended on load" (specification, section 4). */
export interface GrownList {
  /** What was asked for first, by which a list is known again. */
  readonly question: string
  readonly items: readonly ListItem[]
  /** Where the next load begins. */
  readonly offset: number
  readonly total: number
  /** The last load brought nothing that was not there already. */
  readonly isStuck: boolean
}

/** Tells a product from the others of a list; its paid placement is another row. */
export function rowKey({ item_id, ad }: Pick<ListItem, 'item_id' | 'ad'>): string {
  return ad ? `${item_id}ad` : item_id
}

/**
 * A list as its first window shows it.
 *
 * @param limit the window's exclusive end
 */
export function firstOf(question: string, { items, total }: ListAnswer, limit: number): GrownList {
  return { question, items: distinct(items), offset: limit, total, isStuck: false }
}

/**
 * The list with one more load: "the offset rises by 30 per load". What is there already, because the catalogue changed
 * in between, is not shown twice.
 */
export function grow(list: GrownList, { items, total }: ListAnswer): GrownList {
  const grown = distinct([...list.items, ...items])
  return {
    ...list,
    items: grown,
    offset: list.offset + loadStep,
    total: items.length === 0 ? Math.min(total, list.offset) : total,
    isStuck: grown.length === list.items.length,
  }
}

/** The same rows in the same places, with what a newer answer says of them. */
export function renew(list: GrownList, { items, total }: ListAnswer): GrownList {
  const newer = new Map(items.map(item => [rowKey(item), item]))
  return { ...list, items: list.items.map(item => newer.get(rowKey(item)) ?? item), total }
}

/** Whether the host has products beyond those that are loaded. */
export function hasMore({ offset, total }: GrownList): boolean {
  return offset < total
}

function distinct(items: readonly ListItem[]): readonly ListItem[] {
  const rows = new Map<string, ListItem>()
  for (const item of items) if (!rows.has(rowKey(item))) rows.set(rowKey(item), item)
  return rows.size === items.length ? items : [...rows.values()]
}
