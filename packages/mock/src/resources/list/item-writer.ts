import { at } from '../../catalogue/at.ts'
import { type Bytes, createByteStore } from '../../index/byte-store.ts'
import { lazilyBy } from '../../index/lazily.ts'
import type { ItemContext } from '../../operation/mock-context.ts'
import { buildFields, buildItem, type ItemField } from '../item/build-item.ts'
import type { PartCheck } from './part-check.ts'

interface ItemChoice {
  readonly fields: readonly ItemField[]
  /** Whether the items are paid placements. */
  readonly isAd: boolean
}

/** Appends the JSON of items, each with a comma before it. */
export type ItemWriter = (pieces: Bytes[], refs: Iterable<number>, choice: ItemChoice) => void

const encoder = new TextEncoder()
const schema = 'list.yaml#/components/schemas/ListItem'

/**
 * Writes list items as JSON in two pieces: the common fields, cached for as many items as fit, and the end
 * with the optional fields, which many items share.
 */
export function createItemWriter(mock: ItemContext, parts: PartCheck): ItemWriter {
  const { index, added } = mock
  const write = (ref: number) => {
    const item = JSON.stringify(buildItem(mock, ref))
    parts.add(schema, item)
    return `,${item.slice(0, -1)}`
  }
  const cachedBeginning = createByteStore({ size: index.columns.size, write })
  /** Counts of items with members' reviews change with every write, so they are not cached. */
  const beginning = (ref: number, itemId: number) =>
    added.of(itemId) ? encoder.encode(write(ref)) : cachedBeginning(ref)
  const endings = lazilyBy((_choice: string) => new Map<number, Bytes>())

  function ending(ref: number, { fields, isAd }: ItemChoice): Bytes {
    const all = buildFields(mock, ref)
    const chosen = Object.fromEntries(fields.map(field => [field, all[field]]))
    const end = { ...chosen, ...(isAd && { ad: true }) }
    parts.add(schema, JSON.stringify({ ...buildItem(mock, ref), ...end }))
    const text = JSON.stringify(end)
    return encoder.encode(text === '{}' ? '}' : `,${text.slice(1)}`)
  }

  return (pieces, refs, choice) => {
    const known = endings(JSON.stringify(choice))
    for (const ref of refs) {
      const { leaf, row } = index.place(ref)
      const kind = at(leaf.items.makers, row) * 256 + at(leaf.items.flags, row)
      const end = known.get(kind) ?? ending(ref, choice)
      known.set(kind, end)
      pieces.push(beginning(ref, at(leaf.items.ids, row)), end)
    }
  }
}
