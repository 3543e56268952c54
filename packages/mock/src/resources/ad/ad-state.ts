import type { StateSource } from '../../state/state-source.ts'
import { groupRows } from '../../state/store/rows.ts'

type AdEvent = 'view' | 'click'

/** How often ads were seen and followed. */
export interface AdState {
  /** Every call counts, including repeated ones. Source: assumed. */
  count(event: AdEvent, code: string, itemId: number): void
  countOf(event: AdEvent, code: string, itemId: number): number
}

export function createAdState({ store }: StateSource): AdState {
  const { adCount } = store.database
  const rows = store.rows('adCount', {
    toRow: ({ id, count }) => ({ id, count }),
    read: node => ({ id: node.field('id').text(), count: node.field('count').integer() }),
    create: row => adCount.create(row),
  })
  const find = groupRows(rows, ({ id }) => id)
  const countOf: AdState['countOf'] = (...ad) => find(ad.join('/'))[0]?.count ?? 0
  return {
    countOf,
    count(...ad) {
      const id = ad.join('/')
      const count = countOf(...ad) + 1
      if (count === 1) adCount.create({ id, count })
      else adCount.update({ where: { id: { equals: id } }, data: { count } })
    },
  }
}
