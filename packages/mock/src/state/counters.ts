import type { Store } from './store/store.ts'

/** Continues a counter where the last call left off. */
export type Counters = (name: string, first: number) => () => number

export function createCounters(store: Store): Counters {
  const { counter } = store.database
  store.rows('counter', {
    toRow: ({ id, next }) => ({ id, next }),
    read: node => ({ id: node.field('id').text(), next: node.field('next').integer() }),
    create: row => counter.create(row),
  })
  return (id, first) => () => {
    const where = { id: { equals: id } }
    const next = counter.findFirst({ where })?.next
    if (next === undefined) counter.create({ id, next: first + 1 })
    else counter.update({ where, data: { next: next + 1 } })
    return next ?? first
  }
}
