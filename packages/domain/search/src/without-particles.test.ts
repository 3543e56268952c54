import { expect, test } from 'vitest'
import { withoutParticles } from './without-particles.ts'

test.each([
  ['아이폰이', '아이폰'],
  ['모니터를', '모니터'],
  ['에어팟은', '에어팟'],
  ['다이슨을', '다이슨'],
  ['노트북으로', '노트북'],
  ['갤럭시탭이나', '갤럭시탭'],
  ['게이밍 마우스와', '게이밍 마우스'],
  ['삼성의 모니터', '삼성 모니터'],
  ['램을', '램'],
])('%s is %s', (typed, noun) => {
  expect(withoutParticles(typed)).toBe(noun)
})

test.each(['고양이', '아이폰', '은', '산을', 'SSD를', '유모차', '모니터은'])('%s stays', word => {
  expect(withoutParticles(word)).toBe(word)
})
