import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { installmentsOf, interestWords } from './installments.ts'

describe('"12- and 24-month prices" (sections 4 and 9), in whole won, with the remainder on the first month', () => {
  test.each([
    [1_200_000, 12, 100_000, 100_000],
    [1_000_000, 12, 83_337, 83_333],
    [1_000_000, 24, 41_682, 41_666],
    [5, 12, 5, 0],
    [0, 12, 0, 0],
  ])('%i over %i months', (total, months, first, others) => {
    expect(installmentsOf(total, months)).toEqual({ first, others })
  })

  test('all months add up to the total', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 36 }), (total, months) => {
        const { first, others } = installmentsOf(total, months)
        expect(first + others * (months - 1)).toBe(total)
        expect(first).toBeGreaterThanOrEqual(others)
        expect(first - others).toBeLessThan(months)
      }),
    )
  })
})

test.each([
  [12, 12, '무이자'],
  [12, 24, '무이자'],
  [24, 12, '이자 별도'],
  [12, 0, '이자 별도'],
  [12, null, '수수료 확인 필요'],
] as const)('%i months, with %s free of interest, are %s', (months, free, words) => {
  expect(interestWords(months, free)).toBe(words)
})
