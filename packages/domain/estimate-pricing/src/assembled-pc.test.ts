import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginPc, changeEach, chooseOption } from './assembled-pc.ts'
import { chosenParts, isChosen, optionDifference } from './option-difference.ts'
import { cpu, memory, monitor, optionOf, parts } from './testing/pc-parts.ts'

const begun = beginPc(parts)
const choose = (...indexes: number[]) => indexes.reduce(chooseOption, begun)

/**
 * "Assembled PC selection" of the specification's section 3, field by field, except that `addedChangeLenght` is spelt
 * correctly.
 */
test('a PC starts with "originPrice, price, each (quantity, default 1) … active and default lists" (section 3)', () => {
  expect(begun).toMatchObject({
    originPrice: 1_000_000,
    price: 1_000_000,
    each: 1,
    addedChangeLength: 0,
    addedChangePrice: 0,
    selectIdxArr: [1, 5],
    active: [1, 5],
    default: [1, 5],
  })
  expect(Object.values(begun.lists).map(list => list.map(({ idx }) => idx))).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8],
    [],
    [],
  ])
})

describe('"(originPrice + Σ(chosen − default)) × each"', () => {
  test.each<[string, readonly number[], number, number, number]>([
    ['a dearer part', [2], 1, 100_000, 1],
    ['a cheaper part', [3], 1, -50_000, 1],
    ['two changes', [2, 6], 1, 170_000, 2],
    ['something beside it', [7], 1, 250_000, 1],
    ['three PCs', [2], 3, 100_000, 1],
    ['nothing', [], 2, 0, 0],
  ])('%s', (_, chosen, each, added, changes) => {
    expect(changeEach(choose(...chosen), each)).toMatchObject({
      price: (1_000_000 + added) * each,
      addedChangePrice: added,
      addedChangeLength: changes,
    })
  })

  test('never below zero', () => {
    expect(chooseOption(beginPc({ ...parts, originPrice: 10_000 }), 3).price).toBe(0)
  })
})

describe('choosing', () => {
  test.each<[string, readonly number[], readonly number[]]>([
    ['another takes the place of the first', [2, 3], [3, 5]],
    ['groups stand apart', [6, 2], [2, 6]],
    ['the default again changes nothing', [1], [1, 5]],
    ['a part again brings the default back', [2, 2], [1, 5]],
    ['what stands beside it again takes it away', [7, 7], [1, 5]],
    ['one thing of a group', [7, 8], [1, 5, 8]],
    ['a sold-out option changes nothing', [4], [1, 5]],
    ['an option that is not there changes nothing', [99], [1, 5]],
  ])('%s', (_, chosen, held) => {
    const pc = choose(...chosen)
    expect(pc.selectIdxArr).toEqual(held)
    expect(pc.active).toEqual(held)
    expect(pc.default).toEqual([1, 5])
  })

  test('any sequence of choices keeps one option per group, and the price of the chosen ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10 })),
        fc.integer({ min: 1, max: 9 }),
        (chosen, each) => {
          const pc = changeEach(choose(...chosen), each)
          const held = [cpu, memory, monitor].map(({ list }) => list.filter(option => isChosen(pc, option)))
          expect(held.map(options => options.length <= 1)).toEqual([true, true, true])
          const differences = [cpu, memory, monitor].map((group, place) => {
            const [option] = held[place] ?? []
            return option ? optionDifference(group, option) : 0
          })
          expect(pc.price).toBe((1_000_000 + differences.reduce((sum, one) => sum + one, 0)) * each)
        },
      ),
    )
  })
})

test.each([
  [0, 1],
  [2.6, 3],
  [100, 100],
  [101, 100],
  [Number.NaN, 1],
])('%s PCs are %s', (typed, each) => {
  expect(changeEach(begun, typed).each).toBe(each)
})

test('"+N원" is relative to the default option', () => {
  expect(optionDifference(cpu, optionOf(3, 150_000))).toBe(-50_000)
  expect(optionDifference(monitor, optionOf(7, 250_000))).toBe(250_000)
})

test('lists the chosen options that an estimate can hold', () => {
  const base = [
    { ...cpu, list: [optionOf(1, 200_000, { item_id: '11' }), optionOf(2, 300_000, { item_id: '12' })] },
  ]
  const pc = beginPc({ ...parts, base: [...base, memory] })
  expect(chosenParts(pc)).toEqual(['11'])
  expect(chosenParts(chooseOption(pc, 2))).toEqual(['12'])
  const service = { ...monitor, list: [optionOf(7, 25_000, { part_id: 's5' }), optionOf(8, 9_000)] }
  const served = beginPc({ ...parts, base, add: [service] })
  expect(chosenParts(chooseOption(served, 7))).toEqual(['11', 's5'])
  expect(chosenParts(chooseOption(served, 8))).toEqual(['11'])
})
