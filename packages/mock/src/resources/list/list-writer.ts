import type { ItemListResponse } from '@jeoul/api/types'
import type { Bytes } from '../../index/byte-store.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import type { Matches } from '../../index/matches.ts'
import { filterItems } from '../../index/query-items.ts'
import type { Filter } from '../../index/question.ts'
import type { ItemContext } from '../../operation/mock-context.ts'
import { type Reply, success } from '../../operation/operation.ts'
import { eventTitle } from '../aside/event-title.ts'
import type { ItemField } from '../item/build-item.ts'
import { buildCategoryCounts } from './build-category-counts.ts'
import { buildBands, buildMakers, buildMalls, buildSpecCounts, buildTraitCounts } from './build-counts.ts'
import { createKeywordRepair, type KeywordRepair } from './create-keyword-repair.ts'
import { createItemWriter } from './item-writer.ts'
import { createPartCheck } from './part-check.ts'

/** The answer before and after its items. */
type Frame = readonly [head: Bytes, tail: Bytes]

export interface ListParts {
  readonly run: CategoryRun
  readonly filter: Filter
  readonly matches: Matches
  readonly refs: Iterable<number>
  /** Refs of paid placements, shown above the rest. */
  readonly ads: readonly number[]
  readonly fields: readonly ItemField[]
}

const itemsStart = '"items":['
const encoder = new TextEncoder()

/**
 * Writes lists as JSON. Items and frames are cached as bytes, because encoding a list would take longer than
 * the rest of the answer.
 */
export function createListWriter(mock: ItemContext): (list: ListParts) => Reply {
  const frames = new WeakMap<Matches, Frame>()
  const parts = createPartCheck(mock.fits)
  const writeItems = createItemWriter(mock, parts)
  const repair = createKeywordRepair(mock.index)

  function writeFrame(list: ListParts): Frame {
    const text = JSON.stringify(buildFrame(mock, list, repair))
    parts.add('list.yaml#/components/schemas/ItemListResponse', text)
    const cut = text.indexOf(itemsStart) + itemsStart.length
    return [encoder.encode(text.slice(0, cut)), encoder.encode(text.slice(cut))]
  }

  return list => {
    const { matches, refs, ads, fields } = list
    const [head, tail] = frames.get(matches) ?? writeFrame(list)
    frames.set(matches, [head, tail])
    const items: Bytes[] = []
    writeItems(items, ads, { fields, isAd: true })
    writeItems(items, refs, { fields, isAd: false })
    const [first, ...others] = items
    const json = joinBytes(first ? [head, first.subarray(1), ...others, tail] : [head, tail])
    return { json, isChecked: parts.isClean }
  }
}

/** Groceries stand for lists without comparison: shoppers choose them by taste (assumed). */
function isGrocery({ node, ancestors }: CategoryRun): boolean {
  return (ancestors[0] ?? node).name === '식품'
}

/** A list without its items. */
function buildFrame(
  { index }: ItemContext,
  { run, filter, matches }: ListParts,
  repair: KeywordRepair,
): ItemListResponse {
  const suggested = filter.keyword === '' || matches.total > 0 ? undefined : repair(filter.keyword)
  const counts = filter.keyword === '' ? [] : buildCategoryCounts(index, filter)
  const event = filter.event === null ? undefined : index.categories.get(filter.event)
  const leading = run === index.whole ? index.categories.get(counts[0]?.cate_id ?? '') : undefined
  return {
    ...success,
    result: {
      items: [],
      total: matches.total,
      isCompare: !isGrocery(run),
      spec_counts: leading
        ? buildSpecCounts(leading, filterItems(index, leading, filter))
        : buildSpecCounts(run, matches),
      price_bands: buildBands(matches),
      trait_counts: buildTraitCounts(matches),
      ...(filter.region !== 'mainland' && { region: filter.region }),
      malls: buildMalls(index, run, matches, filter),
      ...(filter.keyword !== '' && { category_counts: counts }),
      ...(event &&
        matches.total > 0 && { event: { id: event.node.cateId, title: eventTitle(event.node.name) } }),
      ...(filter.exclude !== '' && { excluded: filter.exclude.split(/\s+/).filter(Boolean) }),
      ...(suggested !== undefined && { suggested_keyword: suggested }),
    },
    makers: buildMakers(index, run, matches, filter),
  }
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
