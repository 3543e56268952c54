import { expect, test } from 'vitest'
import { particleEul, particleRo } from './particles.ts'

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
])('%s%s when read aloud', (keyword, particle) => {
  expect(particleRo(keyword)).toBe(particle)
})

test.each([
  ['길이', '를'],
  ['소켓', '을'],
  ['칼', '을'],
  ['BIOS', '를'],
  ['', '를'],
])('%s%s', (word, particle) => {
  expect(particleEul(word)).toBe(particle)
})
