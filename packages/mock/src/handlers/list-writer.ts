import type { ItemListResponse, ListItem } from '@jeoul/api/types'
import type { CategoryRun } from '../index/category-run.ts'
import { lazilyBy } from '../index/lazily.ts'
import { createLru } from '../index/lru.ts'
import type { Matches } from '../index/matches.ts'
import { buildBands, buildMakers, buildSpecCounts } from './build-counts.ts'
import { buildItem, type ItemField } from './build-item.ts'
import type { MockContext } from './mock-context.ts'
import { success } from './operation.ts'

/** JSON text in UTF-8. */
type Bytes = Uint8Array<ArrayBuffer>

/** The answer before and after its items. */
type Frame = readonly [head: Bytes, tail: Bytes]

export interface ListParts {
  readonly run: CategoryRun
  readonly matches: Matches
  readonly refs: Iterable<number>
  /** Refs of paid placements, shown above the rest. */
  readonly ads: readonly number[]
  readonly fields: readonly ItemField[]
}

/** Of every choice of fields. */
const keptItems = 20_000
const itemsStart = '"items":['
const encoder = new TextEncoder()

/**
 * Writes lists as JSON. Items, and what stands around them, are kept as bytes: most of a list was written before,
 * and encoding it would take longer than all the rest of an answer.
 */
export function createListWriter(mock: MockContext): (parts: ListParts) => Bytes {
  const frames = new WeakMap<Matches, Frame>()
  const itemsOf = lazilyBy((_choice: string) => createLru<number, Bytes>(keptItems))

  /** Each with a comma before it. */
  function writeItems(refs: Iterable<number>, fields: readonly ItemField[], extra: Pick<ListItem, 'ad'>) {
    const items = itemsOf(JSON.stringify([fields, extra]))
    return Array.from(refs, ref =>
      items.get(ref, () =>
        encoder.encode(`,${JSON.stringify({ ...buildItem(mock, ref, fields), ...extra })}`),
      ),
    )
  }

  return ({ run, matches, refs, ads, fields }) => {
    const frame = frames.get(matches) ?? frameOf(buildFrame(mock, run, matches))
    frames.set(matches, frame)
    const [first, ...others] = [...writeItems(ads, fields, { ad: true }), ...writeItems(refs, fields, {})]
    return joinBytes([frame[0], ...(first ? [first.subarray(1), ...others] : []), frame[1]])
  }
}

/** A list without its items. */
function buildFrame({ index }: MockContext, run: CategoryRun, matches: Matches): ItemListResponse {
  return {
    ...success,
    result: {
      items: [],
      total: matches.total,
      isCompare: run.leaf !== undefined,
      spec_counts: buildSpecCounts(run, matches),
      price_bands: buildBands(index, run, matches),
    },
    makers: buildMakers(index, run, matches),
  }
}

function frameOf(response: ItemListResponse): Frame {
  const text = JSON.stringify(response)
  const cut = text.indexOf(itemsStart) + itemsStart.length
  return [encoder.encode(text.slice(0, cut)), encoder.encode(text.slice(cut))]
}

function joinBytes(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    joined.set(part, end)
    end += part.length
  }
  return joined
}
