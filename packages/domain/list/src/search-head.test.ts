import { expect, test } from 'vitest'
import { readList } from './list-answer.ts'
import { searchHead } from './search-head.ts'
import { itemsAnswer } from './testing/list-host.ts'

const origin = 'https://www.shop.example'
const search = { keyword: '그래픽 <카드>', cateId: '111213', isExact: true }

test('results have the plain search as canonical address, and are not indexed', () => {
  expect(searchHead({ origin, search, answer: readList(itemsAnswer(1234)) })).toMatchObject({
    title: '‘그래픽 <카드>’ 검색 결과 | 저울',
    description: expect.stringContaining('그래픽 <카드> 검색 결과 1,234개'),
    canonical: `${origin}/search?keyword=${encodeURIComponent('그래픽')}+%3C${encodeURIComponent('카드')}%3E`,
    isIndexed: false,
  })
})

test('an empty search is the search page', () => {
  expect(searchHead({ origin, search: null, answer: null })).toMatchObject({
    title: '상품 검색 | 저울',
    canonical: `${origin}/search`,
    isIndexed: false,
  })
})
