import type { PartFigures, PartKind } from '@jeoul/api/types'
import { checkBuild, type Outcome } from '@jeoul/estimate/compatibility'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importParts, realFiles } from './real-parts.ts'

type Naming = readonly [kind: PartKind, figure: 'socket' | 'form_factor' | 'sockets' | ListFigure]
type ListFigure = 'form_factors' | 'power_form_factors' | 'memory_types'

/** Rules that compare names, with the figures of both parts. */
const comparisons: readonly (readonly [rule: string, of: Naming, on: Naming])[] = [
  ['socket', ['cpu', 'socket'], ['motherboard', 'socket']],
  ['cooler-socket', ['cooler', 'sockets'], ['motherboard', 'socket']],
  ['board-form', ['motherboard', 'form_factor'], ['case', 'form_factors']],
  ['power-form', ['power', 'form_factor'], ['case', 'power_form_factors']],
  ['memory-type', ['memory', 'memory_types'], ['motherboard', 'memory_types']],
  ['memory-type', ['memory', 'memory_types'], ['cpu', 'memory_types']],
]

function outcomeOf(rule: string, of: Naming, on: Naming, names: readonly [string, readonly string[]]) {
  const [name, others] = names
  const pieces = [pieceOf(of, '1', [name]), pieceOf(on, '2', others)]
  return checkBuild(pieces).find(finding => finding.rule === rule)?.outcome
}

function pieceOf([kind, figure]: Naming, partId: string, names: readonly string[]) {
  const isWord = figure === 'socket' || figure === 'form_factor'
  const figures: PartFigures = { [figure]: isWord ? names.join('/') : names }
  return { partId, kind, name: 'a part', quantity: 1, figures }
}

const files = realFiles()

describe.skipIf(files.length === 0)(
  'names as makers of real parts spell them (skipped where JEOUL_TEST_DATA has none)',
  async () => {
    const partsOf = files.length === 0 ? null : await importParts(files)
    /** All different names in a figure of real parts. */
    const namesOf = async ([kind, figure]: Naming): Promise<readonly string[]> => {
      const parts = (await partsOf?.(kind)) ?? []
      return [...new Set(parts.flatMap(({ figures }) => figures[figure] ?? []))]
    }

    describe.each(comparisons)('%s of %j and %j', async (rule, of, on) => {
      const [ones, others] = [await namesOf(of), await namesOf(on)]
      const one = () => fc.constantFrom(...ones)
      const other = () => fc.constantFrom(...others)
      const compare = (name: string, ...listed: readonly string[]): Outcome | undefined =>
        outcomeOf(rule, of, on, [name, listed])

      test('a name fits itself', () => {
        for (const name of [...ones, ...others]) expect(compare(name, name), name).toBe('pass')
      })

      test('capitals and spaces never change the outcome', () => {
        fc.assert(
          fc.property(one(), other(), (name, listed) => {
            const outcome = compare(name, listed)
            expect(compare(name.toLowerCase(), listed)).toBe(outcome)
            expect(compare(` ${name} `, listed.replace(/ /g, ''))).toBe(outcome)
          }),
        )
      })

      test('names with a slash between them are a list', () => {
        fc.assert(
          fc.property(one(), fc.uniqueArray(other(), { minLength: 2, maxLength: 3 }), (name, listed) => {
            expect(compare(name, listed.join(' / '))).toBe(compare(name, ...listed))
          }),
        )
      })

      test('a name with words of its own is never 문제', () => {
        fc.assert(
          fc.property(one(), other(), (name, listed) => {
            expect(compare(`${name} (BTF)`, listed)).not.toBe('problem')
            expect(compare(name, `${listed} (BTF)`)).not.toBe('problem')
          }),
        )
      })
    })
  },
)
