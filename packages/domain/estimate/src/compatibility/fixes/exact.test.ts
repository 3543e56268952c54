import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBuild } from '../check-build.ts'
import { allSteps } from '../steps.ts'
import { marketOf } from '../testing/ask-fix.ts'
import { bruteForceFixes, type Tried } from '../testing/brute-force-fix.ts'
import { knownNames, pieceOf } from '../testing/known-pieces.ts'
import { searchFix } from './search-fix.ts'

const several = ['memory', 'ssd', 'hdd']
const namesByKind = Map.groupBy(knownNames, name => pieceOf(name).kind)

/** Up to one part of each kind, or two for memory and drives. */
const anyBuild = fc
  .tuple(
    ...[...namesByKind].map(([kind, names]) =>
      fc.subarray(names, { maxLength: Math.min(names.length, several.includes(kind) ? 2 : 1) }),
    ),
  )
  .chain(chosen =>
    fc.tuple(...chosen.flat().map(name => fc.integer({ min: 1, max: 3 }).map(count => `${count} × ${name}`))),
  )
  .map(texts =>
    texts.map(pieceOf).map(piece => (several.includes(piece.kind) ? piece : { ...piece, quantity: 1 })),
  )

/** Prices in a narrow range, so that many changes cost the same. */
const anyMarket = fc
  .subarray([...knownNames], { minLength: 15, maxLength: 45 })
  .chain(names =>
    fc.tuple(...names.map(name => fc.tuple(fc.constant(name), fc.integer({ min: 1, max: 60 })))),
  )
  .map(prices => marketOf(Object.fromEntries(prices)))

const leastOf = (changes: readonly Tried[]) => Math.min(...changes.map(({ distance }) => distance))

test('finds the same cheapest change of one part, or else of two, as trying all of them', () => {
  fc.assert(
    fc.property(anyBuild, anyMarket, fc.boolean(), fc.nat(), (pieces, market, isKept, which) => {
      const problems = checkBuild(pieces).filter(({ outcome }) => outcome === 'problem')
      const problem = problems[which % Math.max(1, problems.length)]
      const keeps = isKept ? problem?.partIds[0] : undefined
      fc.pre(problem !== undefined)
      const question =
        keeps === undefined
          ? { pieces, problems: problems.filter(other => other === problem) }
          : { pieces, problems: problems.filter(({ partIds }) => partIds.includes(keeps)), keeps }
      const { ofOne, ofTwo } = bruteForceFixes(question, market)
      const { fix, isDone } = allSteps(searchFix(question, market))
      const changes = fix?.also ? [fix, fix.also] : fix ? [fix] : []
      const distance = changes.reduce((sum, { difference }) => sum + Math.abs(difference), 0)
      expect(isDone).toBe(true)
      expect(changes).toHaveLength(ofOne.length > 0 ? 1 : ofTwo.length > 0 ? 2 : 0)
      if (fix) expect(distance).toBe(leastOf(ofOne.length > 0 ? ofOne : ofTwo))
    }),
    { numRuns: 150 },
  )
})
