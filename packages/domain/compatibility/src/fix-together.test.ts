import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withChange } from './change-build.ts'
import { checkBuild } from './check-build.ts'
import { fixTogether, kindsThatFixTogether } from './fix-together.ts'
import { pieceOf } from './testing/known-pieces.ts'
import { pricedParts } from './testing/priced-parts.ts'

const partsByKind = pricedParts({
  'Ryzen 7 7800X3D': 489_000,
  'Ryzen 5 7500F': 193_000,
  'MSI MAG B550 TOMAHAWK': 189_000,
  'MSI MAG B650M Mortar WiFi': 219_000,
  'ASUS TUF GAMING B850-PLUS WIFI': 289_000,
  'MSI PRO Z790-A WIFI': 279_000,
  'G.SKILL Ripjaws V DDR4-3200 2x8': 69_000,
  'Samsung DDR4-3200 16GB': 79_000,
  'G.SKILL Trident Z5 Neo DDR5-6000 2x16': 159_000,
  'Fractal Design Terra': 259_000,
})
const old = ['Ryzen 7 7800X3D', 'MSI MAG B550 TOMAHAWK', 'G.SKILL Ripjaws V DDR4-3200 2x8']

function ask(build: readonly string[], rule: string) {
  const pieces = build.map(pieceOf)
  const finding = checkBuild(pieces).find(found => found.rule === rule && found.outcome === 'problem')
  if (!finding) throw new RangeError(`${rule} is no problem`)
  return { pieces, finding }
}

function fixed(build: readonly string[], rule: string) {
  const { pieces, finding } = ask(build, rule)
  const found = fixTogether(pieces, finding, partsByKind)
  return found && [found.part.name, found.difference, found.also?.part.name, found.also?.difference]
}

describe('two changes that fix together', () => {
  test('another board, and the memory that goes with it', () => {
    expect(fixed(old, 'socket')).toEqual([
      'MSI MAG B650M Mortar WiFi',
      30_000,
      'G.SKILL Trident Z5 Neo DDR5-6000 2x16',
      90_000,
    ])
  })

  test('both of one rule', () => {
    expect(fixed(old, 'memory-type')).toEqual([
      'G.SKILL Trident Z5 Neo DDR5-6000 2x16',
      90_000,
      'MSI MAG B650M Mortar WiFi',
      30_000,
    ])
  })

  test('are none where the first asks for two others', () => {
    expect(fixed([...old, 'Samsung DDR4-3200 16GB'], 'socket')).toBeNull()
  })

  test('want the kinds that a change may concern, and that are there', () => {
    const { pieces, finding } = ask(old, 'socket')
    expect(kindsThatFixTogether(pieces, finding)).toEqual(['cpu', 'motherboard', 'memory'])
  })

  test('always fix, and never make another problem', () => {
    const names = Object.values(partsByKind).flatMap(parts => parts?.map(({ name }) => name) ?? [])
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 2, maxLength: 6 }), build => {
        const pieces = build.map(pieceOf)
        const problems = checkBuild(pieces).filter(({ outcome }) => outcome === 'problem')
        for (const finding of problems) {
          const found = fixTogether(pieces, finding, partsByKind)
          if (!found?.also) continue
          const after = checkBuild(withChange(withChange(pieces, found), found.also))
          const left = after.filter(({ outcome }) => outcome === 'problem')
          expect(left.map(({ rule }) => rule)).not.toContain(finding.rule)
          expect(left.length).toBeLessThan(problems.length)
        }
      }),
      { numRuns: 80 },
    )
  })
})
