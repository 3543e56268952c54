import { expect, test } from 'vitest'
import { particleRo } from './particle-ro.ts'

test.each([
  ['그래픽', '으로'],
  ['그래픽카드', '로'],
  ['칼', '로'],
  ['rtx', '로'],
  ['RAM', '으로'],
  ['5070', '으로'],
  ['16GB 8', '로'],
  ['ㄱㄹㅍ', '로'],
  ['<b>', '로'],
  ['인터파크', '로'],
  ['신세계몰', '로'],
  ['11번가 직영점', '으로'],
  ['SSG.COM', '으로'],
  ['', '로'],
])('%s%s', (keyword, particle) => {
  expect(particleRo(keyword)).toBe(particle)
})
