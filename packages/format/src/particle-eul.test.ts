import { expect, test } from 'vitest'
import { particleEul } from './particle-eul.ts'

test.each([
  ['길이', '를'],
  ['소켓', '을'],
  ['칼', '을'],
  ['BIOS', '를'],
  ['', '를'],
])('%s%s', (word, particle) => {
  expect(particleEul(word)).toBe(particle)
})
