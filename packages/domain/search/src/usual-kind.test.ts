import { expect, test } from 'vitest'
import { usualKind } from './usual-kind.ts'

test.each([
  ['나이키 신발', '나이키 운동화'],
  ['신발', '운동화'],
])('regression: %s found nothing, though %s would', (keyword, usual) => {
  expect(usualKind(keyword)).toBe(usual)
})

test.each(['나이키 운동화', '신발 정리대', ''])('%s stays', keyword => {
  expect(usualKind(keyword)).toBeNull()
})
