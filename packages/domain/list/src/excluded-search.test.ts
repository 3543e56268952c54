import { expect, test } from 'vitest'
import { $otherReading } from './search-model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

/** What the page says of a search on a host that leaves out words, and finds products for `finds` only. */
async function saidOf(
  keyword: string,
  finds: (asked: { keyword?: string; exclude?: string; max?: number }) => boolean,
) {
  const { scope, search } = setUp({
    items: ({ query }) => {
      const answer = itemsAnswer(finds(query) ? 3 : 0)
      const excluded = query.exclude?.split(' ')
      return { ...answer, result: { ...answer.result, ...(excluded && { excluded }) } }
    },
  })
  await search(`?keyword=${keyword}`)
  return scope.getState($otherReading)?.said
}

test('words that are left out are named', async () => {
  expect(await saidOf('노트북 -게이밍', ({ keyword }) => keyword === '노트북')).toBe(
    '‘게이밍’을 빼고 찾았어요.',
  )
})

test('regression: an empty list did not say which words were left out', async () => {
  const isSold = ({ keyword = '', max }: { keyword?: string; max?: number }) => keyword === '노트북' && !max
  expect(await saidOf('노트북 LG 말고 50만원 이하', isSold)).toBe('‘LG’를 빼고 찾았어요.')
})

test('regression: the words alone were said to find nothing, though only those left out emptied them', async () => {
  const said = await saidOf('게이밍 노트북 게이밍 제외', ({ keyword }) => keyword === '노트북')
  expect(said).toBe('‘게이밍’을 빼면 ‘게이밍 노트북’ 검색 결과가 없어 ‘노트북’으로 넓혀 찾았어요.')
})
