import type { PartOption } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { optionFigure } from './option-difference.ts'
import { cpu, monitor, optionOf } from './testing/pc-parts.ts'

const usual = cpu.list.find(({ idx }) => idx === cpu.default)?.cash ?? 0
const inState = (price_state: PartOption['price_state']) => ({ ...optionOf(9, usual + 5_000), price_state })

test.each<[string, typeof cpu, PartOption, string]>([
  ['a dearer one than what the PC comes with', cpu, optionOf(9, usual + 32_000), '+32,000원'],
  ['a cheaper one', cpu, optionOf(9, usual - 8_500), '−8,500원'],
  ['one that costs as much, or what the PC comes with', cpu, optionOf(9, usual), '0원'],
  ['something beside the PC', monitor, optionOf(9, 250_000), '+250,000원'],
  ['one that is sold out', cpu, inState(1), '일시품절'],
  ['one that is sold no more', cpu, inState(0), '단종'],
  ['one that has no price yet', cpu, inState(2), '가격비교 예정'],
])(
  'beside an option stands its price difference, or the label of one that is not for sale: %s',
  (_, group, option, figure) => {
    expect(optionFigure(group, option)).toBe(figure)
  },
)
