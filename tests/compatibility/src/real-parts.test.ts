import type { PartKind } from '@jeoul/api/types'
import { checkBuild, type Outcome, outcomes, type Piece, worstOf } from '@jeoul/estimate/compatibility'
import { describe, expect, test } from 'vitest'
import { importParts, realFiles } from './real-parts.ts'

const pairsOfKinds: readonly (readonly [PartKind, PartKind])[] = [
  ['cpu', 'motherboard'],
  ['memory', 'motherboard'],
  ['motherboard', 'case'],
  ['gpu', 'case'],
  ['cooler', 'case'],
  ['cooler', 'motherboard'],
  ['gpu', 'power'],
  ['power', 'case'],
  ['ssd', 'motherboard'],
]

/** Enough for every part to come up several times. */
const pairCount = 20_000
/** Further than any list is long, and prime: partners change on every round. */
const stride = 7919

function pairsOf(ones: readonly Piece[], others: readonly Piece[]): readonly (readonly Piece[])[] {
  return Array.from({ length: pairCount }, (_, at) => [
    ...ones.slice(at % ones.length, (at % ones.length) + 1),
    ...others.slice((at * stride) % others.length, ((at * stride) % others.length) + 1),
  ])
}

/** What the findings about both parts come to; parts that are missing beside them are no matter here. */
function outcomeOf(pair: readonly Piece[]): Outcome {
  return worstOf(checkBuild(pair).filter(({ partIds }) => partIds.length === 2))
}

const files = realFiles()

describe.skipIf(files.length === 0)(
  'pairs of real parts (skipped where JEOUL_TEST_DATA has none)',
  async () => {
    const partsOf = files.length === 0 ? null : await importParts(files)

    test.each(pairsOfKinds)('%s and %s', async (one, other) => {
      const ones = (await partsOf?.(one)) ?? []
      const others = (await partsOf?.(other)) ?? []
      const pairs = pairsOf(ones, others)
      const found = Map.groupBy(pairs, outcomeOf)
      const counts = outcomes.map(outcome => found.get(outcome)?.length ?? 0)
      console.info(`| ${one}, ${other} | ${ones.length}, ${others.length} | ${counts.join(' | ')} |`)
      expect(new Set(pairs.flat()).size).toBe(ones.length + others.length)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(pairCount)
    })
  },
)
