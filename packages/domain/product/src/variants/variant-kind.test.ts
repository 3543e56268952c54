import { describe, expect, test } from 'vitest'
import { kindNote, splitLabel, variantKind } from './variant-kind.ts'

describe('splitting a label into difference and kind', () => {
  test.each([
    ['500GB 벌크', '500GB', '벌크'],
    ['멀티팩 정품', '', '멀티팩 정품'],
    ['정품', '', '정품'],
    ['블랙', '블랙', ''],
    ['슈퍼싱글 (SS)', '슈퍼싱글 (SS)', ''],
    [' 1TB  해외구매 ', '1TB', '해외구매'],
    ['비정품', '비정품', ''],
    ['', '', ''],
  ] as const)('%s', (label, difference, kind) => {
    expect(splitLabel(label)).toEqual({ difference, kind })
  })
})

test.each([
  ['SAPPHIRE 라데온 RX 9060 XT PULSE OC D6 16GB (해외구매)', '해외구매'],
  ['인텔 코어 울트라7 265KF (멀티팩 정품)', '멀티팩 정품'],
  ['삼성전자 990 PRO 벌크', '벌크'],
  ['MSI 지포스 RTX 5060', null],
])('%s is sold as %s', (name, kind) => {
  expect(variantKind(name)).toBe(kind)
})

test('"a word on warranty and customs": goods from abroad, or without a box', () => {
  expect(kindNote('해외구매')).toContain('관세')
  expect(kindNote('벌크')).toContain('보증')
  expect(kindNote('정품')).toBe('')
})
