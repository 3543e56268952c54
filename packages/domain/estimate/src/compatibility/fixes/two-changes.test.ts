import { describe, expect, test } from 'vitest'
import { fixed, marketOf, questionOf } from '../testing/ask-fix.ts'

const prices = {
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
}
const market = marketOf(prices)
const old = ['Ryzen 7 7800X3D', 'MSI MAG B550 TOMAHAWK', 'G.SKILL Ripjaws V DDR4-3200 2x8']
const board = ['MSI MAG B550 TOMAHAWK', 'MSI MAG B650M Mortar WiFi', 30_000]
const memory = ['G.SKILL Ripjaws V DDR4-3200 2x8', 'G.SKILL Trident Z5 Neo DDR5-6000 2x16', 90_000]

describe('two changes that fix a problem together', () => {
  test('another board and matching memory', () => {
    expect(fixed(questionOf(old, { rule: 'socket' }), market)).toEqual([...board, ...memory])
  })

  test('both concerning one rule', () => {
    expect(fixed(questionOf(old, { rule: 'memory-type' }), market)).toEqual([...memory, ...board])
  })

  test('of one kind use two different parts', () => {
    const memories = (market.parts.memory ?? []).flatMap(part => [
      part,
      { ...part, part_id: `${part.part_id} twin`, name: `${part.name} twin` },
    ])
    const twins = { ...market, parts: { ...market.parts, cpu: [], motherboard: [], memory: memories } }
    const two = ['MSI MAG B650M Mortar WiFi', 'G.SKILL Ripjaws V DDR4-3200 2x8', 'Samsung DDR4-3200 16GB']
    expect(fixed(questionOf(two, { rule: 'memory-type' }), twins)).toEqual([
      ...['G.SKILL Ripjaws V DDR4-3200 2x8', 'G.SKILL Trident Z5 Neo DDR5-6000 2x16', 90_000],
      ...['Samsung DDR4-3200 16GB', 'G.SKILL Trident Z5 Neo DDR5-6000 2x16 twin', 80_000],
    ])
  })

  test('for a part that must stay, one for each of its problems', () => {
    const cheaper = marketOf({ ...prices, 'Ryzen 5 5600': 119_000 })
    const question = questionOf(
      [...old.slice(0, 2), 'G.SKILL Trident Z5 Neo DDR5-6000 2x16', 'ASUS DUAL RTX 5060 Ti 16GB'],
      {
        keeps: 'MSI MAG B550 TOMAHAWK',
      },
    )
    expect(question.problems.map(({ rule }) => rule)).toEqual(['socket', 'memory-type'])
    expect(fixed(question, cheaper)).toEqual([
      ...['Ryzen 7 7800X3D', 'Ryzen 5 5600', -370_000],
      ...['G.SKILL Trident Z5 Neo DDR5-6000 2x16', 'Samsung DDR4-3200 16GB', -80_000],
    ])
  })

  test('are null if the first requires two others', () => {
    expect(fixed(questionOf([...old, 'Samsung DDR4-3200 16GB'], { rule: 'socket' }), market)).toBeNull()
  })

  test('use ordinary goods if possible', () => {
    const isOrdinary = ({ name }: { readonly name: string }) => name !== 'MSI MAG B650M Mortar WiFi'
    expect(fixed(questionOf(old, { rule: 'socket' }), { ...market, isOrdinary })).toEqual([
      ...['MSI MAG B550 TOMAHAWK', 'ASUS TUF GAMING B850-PLUS WIFI', 100_000],
      ...memory,
    ])
  })
})
