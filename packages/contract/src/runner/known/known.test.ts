import { expect, test } from 'vitest'
import { withoutAccessories } from './known.ts'

test.each([
  ['정관장 홍삼정 240g 쇼핑백 증정', '정관장 홍삼정 240g '],
  ['정관장 홍삼정 240g (2병, 쇼핑백 포함)', '정관장 홍삼정 240g '],
  ['HW-Q998F 11.1.4채널 (후방 스피커 포함)', 'HW-Q998F 11.1.4채널 '],
  ['쿨러미포함 CPU', ' CPU'],
  ['포함 없는 이름', '포함 없는 이름'],
])('regression: what comes with %s was searched for', (name, rest) => {
  expect(withoutAccessories(name)).toBe(rest)
})
