import type { StateSource } from '../../state/state-source.ts'

type AdEvent = 'view' | 'click'

/** How often ads were seen and followed. */
export interface AdState {
  /** Every call counts. Source: docs/decisions/0009. */
  count(event: AdEvent, code: string, itemId: number): void
  countOf(event: AdEvent, code: string, itemId: number): number
}

export function createAdState({ store }: StateSource): AdState {
  const counts = store.table('ads', { read: node => node.integer() })
  const countOf: AdState['countOf'] = (...ad) => counts.get(ad.join('/')) ?? 0
  return { countOf, count: (...ad) => counts.set(ad.join('/'), countOf(...ad) + 1) }
}
