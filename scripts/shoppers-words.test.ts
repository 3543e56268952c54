import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
/** The source files whose texts shoppers read. */
const sources = globSync(
  [
    '{apps,packages/{features,domain,platform,ui,format}}/**/src/**/*.{ts,tsx}',
    'packages/platform/build/public/*.webmanifest',
  ],
  { cwd: root, exclude: file => /node_modules|\.test\.|generated/.test(file) },
)
const texts = sources.map(file => [file, readFileSync(path.join(root, file), 'utf8')] as const)

test.each([
  ['견줘요', /견[주줄줍줘준]/u, '비교해요'],
  ['놓여요', /놓[여였]|놓이/u, '정렬돼요'],
  ['목록에서 다시 찾을 말', /다시 찾을 말/u, '결과 안에서 검색'],
  ['가까운 카테고리', /가까운 카테고리/u, '비슷한 카테고리'],
  ['주소가 있는 페이지로 보기', /주소가 있는 페이지/u, '링크로 열기'],
  ['처음으로', />\s*처음으로|['"]처음으로/u, '초기화 or 홈으로'],
  ['카드가를', /카드가를/u, '카드 가격을'],
  // It could also mean that the login succeeded.
  ['로그인이 끝났어요', /로그인이 끝/u, '로그인이 풀렸어요'],
  // It could mean that the shopper can pay more.
  ['더 낼 수 있어요', /더 낼 수 있/u, '더 내야 할 수도 있어요'],
])('no text for shoppers says ‘%s’', (_, word, instead) => {
  const found = texts.filter(([, text]) => word.test(text)).map(([file]) => file)
  expect(found, `say ${instead}`).toEqual([])
})
