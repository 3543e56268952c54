import type { GrownList } from './grown-list.ts'
import type { ReadItem } from './read-item.ts'

/** How long stored rows may be shown again, in milliseconds. Prices become outdated (assumed). */
export const savedListTtl = 30 * 60 * 1000

/** A position in a list: a row, and the distance of its top from the top of the window. */
export interface SeenPlace {
  readonly row: string
  /** In CSS pixels; negative if the row begins above the window. */
  readonly top: number
  /** Whether the row's product was opened from here. */
  readonly isOpened: boolean
}

/** @param now in milliseconds, from `Date.now()` */
export function writeSavedList({ key, items, offset, total }: GrownList, now: number): string {
  return JSON.stringify({ key, items, offset, total, now })
}

/**
 * Reads a stored list.
 *
 * @param text the text that {@link writeSavedList} wrote, or any other
 * @returns null if it belongs to another request, is too old or is malformed
 */
export function readSavedList(text: string | null, key: string, now: number): GrownList | null {
  const saved = readObject(text)
  if (saved.key !== key || !isCount(saved.now) || now - saved.now > savedListTtl) return null
  const { offset, total } = saved
  if (!Array.isArray(saved.items) || !isCount(offset) || !isCount(total)) return null
  const items: readonly ReadItem[] = saved.items
  if (!items.every(isRow)) return null
  return { key, items, offset, total, isStuck: false }
}

export function readSeenPlace(text: string | null): SeenPlace | null {
  const { row, top, isOpened } = readObject(text)
  if (typeof row !== 'string' || typeof top !== 'number') return null
  return { row, top, isOpened: isOpened === true }
}

/** Whether a value looks like a row of {@link writeSavedList}. Rows were validated when they came from the host. */
function isRow(found: Partial<ReadItem> | null): boolean {
  if (!found?.item_id || typeof found.name !== 'string') return false
  return Array.isArray(found.key_specs) && Array.isArray(found.variants)
}

function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}
