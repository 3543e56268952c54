import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildOf, type Piece } from './build.ts'
import { checkBuild, checkCandidates } from './check-build.ts'
import type { Rule, RuleId } from './rule.ts'
import { powerOf } from './rules/power.ts'
import { rules } from './rules/rules.ts'
import { anyOddPieces, anyPieces } from './testing/any-pieces.ts'

const outcomeOf = (pieces: Parameters<typeof checkBuild>[0], rule: string) =>
  new Set(
    checkBuild(pieces)
      .filter(finding => finding.rule === rule)
      .map(({ outcome }) => outcome),
  )

/**
 * Figures that a rule does without, as its own comment says: another figure takes their place, or what it says of the
 * others holds without them.
 */
const optional: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'cooler-heat': ['cpu.max_power'],
  'cooler-height': ['cooler.cooling'],
  'cooler-socket': ['cpu.socket', 'motherboard.socket'],
  'gpu-radiator': ['cooler.cooling'],
  'memory-capacity': ['cpu.max_memory', 'motherboard.memory_slots'],
  'memory-ecc': ['motherboard.registered'],
  radiator: ['cooler.cooling', 'cooler.radiator'],
  wattage: ['cpu.max_power', 'cooler.cooling', 'memory.modules'],
}

/**
 * Leaves out one figure of one piece; builds without figures are not tested.
 *
 * @returns the build without it, and the kind and the figure, as in 'cpu.socket'
 */
function withoutFigure(pieces: readonly Piece[], at: number, which: number) {
  const piece = pieces[at % Math.max(1, pieces.length)]
  const names = Object.keys(piece?.figures ?? {})
  const name = names[which % Math.max(1, names.length)]
  fc.pre(piece !== undefined && name !== undefined)
  const figures = Object.fromEntries(Object.entries(piece?.figures ?? {}).filter(([key]) => key !== name))
  const fewer = pieces.map(other => (other === piece ? { ...other, figures } : other))
  return { fewer, missing: `${piece?.kind}.${name}` }
}

describe('any build', () => {
  test('has the same findings in any order', () => {
    fc.assert(
      fc.property(
        anyPieces.chain(pieces =>
          fc.tuple(fc.constant(pieces), fc.shuffledSubarray([...pieces], { minLength: pieces.length })),
        ),
        ([pieces, shuffled]) => {
          expect(checkBuild(shuffled)).toEqual(checkBuild(pieces))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('never turns from 통과 into 확인불가 when a figure is added', () => {
    fc.assert(
      fc.property(anyPieces, fc.nat(), fc.nat(), (pieces, at, which) => {
        const { fewer } = withoutFigure(pieces, at, which)
        for (const { rule } of checkBuild(pieces).filter(({ outcome }) => outcome === 'unknown')) {
          const before = outcomeOf(fewer, rule)
          expect([...before], rule).not.toEqual(['pass'])
        }
      }),
      { numRuns: 150 },
    )
  })

  test('"a missing field is 확인불가, never 통과": what passes without a figure passes with any value of it', () => {
    fc.assert(
      fc.property(anyPieces, fc.nat(), fc.nat(), (pieces, at, which) => {
        const { fewer, missing } = withoutFigure(pieces, at, which)
        const outcomesIn = (build: typeof pieces, { check }: Rule) =>
          new Set(check(buildOf(build)).map(({ outcome }) => outcome))
        for (const rule of rules) {
          const before = outcomesIn(fewer, rule)
          if (before.size !== 1 || !before.has('pass')) continue
          if (optional[rule.id]?.includes(missing)) continue
          const others = [...outcomesIn(pieces, rule)].filter(outcome => outcome !== 'pass')
          expect(others, `${rule.id} without ${missing}`).toEqual([])
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('gives a rule the same result with only the figures that it declares', () => {
    fc.assert(
      fc.property(anyPieces, pieces => {
        for (const { id, reads, check } of rules) {
          const read = pieces.flatMap(piece => {
            const names: readonly string[] | undefined = reads[piece.kind]
            const figures = Object.entries(piece.figures).filter(([name]) => names?.includes(name))
            return names ? [{ ...piece, figures: Object.fromEntries(figures) }] : []
          })
          const outcomesIn = (build: typeof pieces) =>
            check(buildOf(build)).map(({ outcome, text, pieces: about }) => [
              outcome,
              text,
              ...about.map(({ partId }) => partId),
            ])
          expect(outcomesIn(read), id).toEqual(outcomesIn(pieces))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('never passes without a required figure', () => {
    fc.assert(
      fc.property(anyPieces, pieces => {
        const blank = pieces.map(piece => ({ ...piece, figures: {} }))
        const passed = checkBuild(blank).filter(({ outcome }) => outcome !== 'unknown')
        for (const { rule } of passed) expect(['one-of-each', 'memory-mix']).toContain(rule)
      }),
      { numRuns: 60 },
    )
  })

  test('is checked without an error, whatever its figures are', () => {
    fc.assert(
      fc.property(anyOddPieces, pieces => {
        for (const { text, sources } of checkBuild(pieces)) {
          expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
          expect(sources.length).toBeGreaterThan(0)
        }
        expect(powerOf(pieces).watts).toBeGreaterThanOrEqual(0)
        expect(checkCandidates(pieces, pieces).size).toBe(new Set(pieces.map(({ partId }) => partId)).size)
      }),
      { numRuns: 60 },
    )
  })
})
