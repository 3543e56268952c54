import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isPicked,
  maxCompared,
  type PickedItem,
  readPicked,
  sortPicked,
  withoutPicked,
  withPicked,
  withToggledPick,
} from './picked-items.ts'

const item = (itemId: string): PickedItem => ({ itemId, name: `상품 ${itemId}`, image: null })
const items = (...ids: string[]) => ids.map(item)
const idsOf = (picked: readonly PickedItem[]) => picked.map(({ itemId }) => itemId)
const full = items('1', '2', '3', '4', '5', '6', '7', '8')

describe('picking', () => {
  test.each([
    ['the first', [], '1', ['1']],
    ['one more', items('1'), '2', ['1', '2']],
    ['one that is there', items('1', '2'), '1', ['1', '2']],
    ['a ninth', full, '9', idsOf(full)],
  ])('%s', (_, picked, id, ids) => {
    expect(idsOf(withPicked(picked, item(id)))).toEqual(ids)
  })

  test.each([
    ['one that is there', items('1', '2'), '1', ['2']],
    ['one that is not', items('2'), '1', ['2', '1']],
    ['one of eight', full, '8', ['1', '2', '3', '4', '5', '6', '7']],
    ['a ninth', full, '9', idsOf(full)],
  ])('pressing %s', (_, picked, id, ids) => {
    expect(idsOf(withToggledPick(picked, item(id)))).toEqual(ids)
  })

  test('a product can be removed', () => {
    expect(idsOf(withoutPicked(items('1', '2', '3'), '2'))).toEqual(['1', '3'])
    expect(idsOf(withoutPicked(items('1'), '9'))).toEqual(['1'])
  })
})

describe('after any presses', () => {
  const presses = fc.array(fc.nat({ max: 12 }).map(number => item(String(number))))
  const after = (pressed: readonly PickedItem[]) => pressed.reduce<readonly PickedItem[]>(withToggledPick, [])

  test('"2–8 items": every product is there once, and never more than eight', () => {
    fc.assert(
      fc.property(presses, pressed => {
        const ids = idsOf(after(pressed))
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(maxCompared)
      }),
    )
  })

  test('a second press reverts the first one', () => {
    fc.assert(
      fc.property(presses, fc.nat({ max: 12 }), (pressed, number) => {
        const before = after(pressed)
        const pick = item(String(number))
        const twice = withToggledPick(withToggledPick(before, pick), pick)
        expect(new Set(idsOf(twice))).toEqual(new Set(idsOf(before)))
        expect(isPicked(twice, pick.itemId)).toBe(isPicked(before, pick.itemId))
      }),
    )
  })

  test('reads back what was written', () => {
    fc.assert(
      fc.property(presses, pressed => {
        expect(readPicked(JSON.parse(JSON.stringify(after(pressed))))).toEqual(after(pressed))
      }),
    )
  })
})

describe('another order', () => {
  test.each([
    ['all of them', ['3', '1', '2'], ['3', '1', '2']],
    ['some of them', ['3'], ['1', '2', '3']],
    ['others among them', ['9', '2', '8', '1', '3'], ['2', '1', '3']],
    ['none', [], ['1', '2', '3']],
  ])('named by %s', (_, ids, sorted) => {
    expect(idsOf(sortPicked(items('1', '2', '3'), ids))).toEqual(sorted)
  })
})

describe('reading stored products', () => {
  test.each([
    ['nothing', null, null],
    ['one product', item('1'), null],
    ['none', [], []],
    ['others among products', [item('1'), null, 7, {}, { itemId: 2, name: '', image: null }], [item('1')]],
    ['one twice', [item('1'), item('1')], [item('1')]],
    ['more than eight', [...full, item('9')], full],
    ['a picture that is none', [{ ...item('1'), image: 7 }], [item('1')]],
    ['what nobody asks for', [{ ...item('1'), price: 7 }], [item('1')]],
  ])('%s', (_, found, picked) => {
    expect(readPicked(found)).toEqual(picked)
  })
})
