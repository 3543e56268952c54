import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, isInSrgb, type Oklch } from '../testing/oklch.ts'

const source = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const declaration = /--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g

function parseOklch(numbers: string): Oklch {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.split(' ').map(Number)
  return [lightness, chroma, hue]
}

const schemes = { light: new Map<string, Oklch>(), dark: new Map<string, Oklch>() }
for (const [, name = '', light = '', dark = ''] of source.matchAll(declaration)) {
  schemes.light.set(name, parseOklch(light))
  schemes.dark.set(name, parseOklch(dark))
}

const plate = parseOklch(/--plate: light-dark\(transparent, oklch\(([\d. ]+)\)\)/.exec(source)?.[1] ?? '')

/** All pairs of foreground and background colours in use. */
const textPairs = [
  ...['text', 'text-soft', 'brand', 'red', 'green', 'amber'].flatMap(name => [
    [name, 'bg'],
    [name, 'bg-soft'],
  ]),
  ...['brand', 'red', 'green', 'amber'].flatMap(tone => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    ['text-soft', `${tone}-soft`],
  ]),
  ['on-brand', 'brand'],
]

/** Borders of controls and the focus ring, which have to contrast with their surroundings (WCAG 1.4.11). */
const shapePairs = [
  ['line-strong', 'bg'],
  ['brand', 'bg'],
  ['brand', 'bg-soft'],
]

describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  const colours = schemes[scheme]
  function ratio([front = '', back = '']: readonly string[]): number {
    const [one, other] = [colours.get(front), colours.get(back)]
    return one && other ? contrast(one, other) : Number.NaN
  }

  test.each(textPairs)('text in %s on %s has a contrast of 4.5 at least', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('a line in %s on %s has a contrast of 3 at least', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3)
  })

  test('every colour fits in sRGB', () => {
    expect([...colours].filter(([, colour]) => !isInSrgb(colour)).map(([name]) => name)).toEqual([])
  })
})

test('dark ink drawn for white paper has as much contrast on the plate behind it', () => {
  expect(contrast(plate, [1, 0, 0])).toBeLessThan(1.2)
  const words = schemes.dark.get('bg')
  expect(words && contrast(words, plate)).toBeGreaterThanOrEqual(4.5)
})
