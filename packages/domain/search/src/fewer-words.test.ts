import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

test.each<[string, string[]]>([
  ['SSD', []],
  ['삼성 SSD', ['SSD', '삼성']],
  ['삼성 SSD 1TB', ['SSD 1TB', '삼성 1TB', '삼성 SSD']],
  ['가 가', ['가']],
  ['가 나 다 라 마 바', ['나 다 라 마 바', '가 다 라 마 바', '가 나 라 마 바', '가 나 다 마 바']],
])('%s with fewer words', (keyword, shorter) => {
  expect(fewerWords(keyword)).toEqual(shorter)
})
