import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

describe('popular keywords', () => {
  const ask = askHandlers(generateCatalogue({ items: 2000, seed: 1 }), 'main')
  const keywords = async (query = '') => (await ask(`/front/v2/search/popular${query}`)).body.result

  test('are ten, ranked, each once', async () => {
    const list: { rank: number; keyword: string; change: number | null }[] = await keywords()
    expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(list.map(({ keyword }) => keyword)).size).toBe(10)
  })

  test('are as many as requested, and had other ranks before', async () => {
    const list: { rank: number; change: number | null }[] = await keywords('?limit=20')
    expect(list).toHaveLength(20)
    const before = list.flatMap(({ rank, change }) => (change === null ? [] : [rank + change]))
    expect(new Set(before).size).toBe(before.length)
    expect(Math.min(...before)).toBeGreaterThan(0)
    expect(await keywords('?limit=3')).toEqual(list.slice(0, 3))
  })

  test('are in a minishop those that find what it sells', async () => {
    const list: { keyword: string }[] = await keywords('?idx_b_manager=19')
    expect(list).not.toEqual([])
    for (const { keyword } of list) {
      const { body } = await ask(`/front/v3/items?keyword=${encodeURIComponent(keyword)}&idx_b_manager=19`)
      expect(body.result.total, keyword).toBeGreaterThan(0)
    }
    expect(await keywords('?idx_b_manager=999')).toEqual([])
    expect(await keywords('?idx_b_manager=1')).toEqual(await keywords())
  })

  test.each(['0', '21', 'ten'])('are never %s', async limit => {
    expect((await ask(`/front/v2/search/popular?limit=${limit}`)).status).toBe(400)
  })
})

describe('suggestions', () => {
  const catalogue = tinyCatalogue({
    111: [
      { id: 7, name: '새 저울전자 청소기', popularity: 1 },
      { id: 8, name: '저울전자 냉장고 500L', popularity: 2 },
      { id: 9, name: '저울전자 냉장고 300L', popularity: 3 },
      { id: 10, name: '저울전자 냉장고 300L', popularity: 1 },
    ],
    112: [
      { id: 11, name: '저울전자 조립PC P54K 내장그래픽 (RAM 16GB)', popularity: 9 },
      { id: 12, name: '저울전자 그래픽카드', popularity: 1 },
    ],
  })
  const ask = askHandlers(catalogue, 'main')
  const suggest = async (keyword: string, rest = '') => {
    const { body } = await ask(`/front/v2/search/autocomplete?keyword=${encodeURIComponent(keyword)}${rest}`)
    return body.result.map((suggestion: { keyword: string }) => suggestion.keyword)
  }

  test('rank prefixes first, then makers before items, then by popularity', async () => {
    expect(await suggest('저울전자')).toEqual([
      '저울전자',
      '저울전자 조립PC P54K',
      '저울전자 냉장고 300L',
      '저울전자 냉장고 500L',
      '저울전자 그래픽카드',
      '새 저울전자 청소기',
    ])
  })

  test('contain every word, regardless of case', async () => {
    expect(await suggest('500l 저울')).toEqual(['저울전자 냉장고 500L'])
    expect(await suggest('ACME')).toEqual(['Acme'])
  })

  test('of a category name it', async () => {
    const { body } = await ask(`/front/v2/search/autocomplete?keyword=${encodeURIComponent('분류 111')}`)
    expect(body.result).toEqual([{ keyword: '분류 111', cate_id: '111' }])
  })

  test.each([
    ['ㄴㅈㄱ', 'initial consonants'],
    ['냉ㅈ', 'a syllable that was begun'],
    ['냉장고 3', 'words beside each other'],
    ['저울전자냉장고3', 'no spaces'],
    ['냉장고 300ㅣ', 'nothing'],
  ])('of %s: %s', async (typed, how) => {
    const found = await suggest(typed)
    expect(found.includes('저울전자 냉장고 300L')).toBe(how !== 'nothing')
  })

  test('regression: 그래픽 suggested PCs without a graphics card', async () => {
    expect(await suggest('그래픽')).toEqual(['저울전자 그래픽카드'])
    expect(await suggest('조립PC')).toEqual(['저울전자 조립PC P54K'])
  })

  test('regression: ASUS 그래픽카드 suggested nothing, since the names of cards do not say that they are cards', async () => {
    expect(await suggest('청소 111')).toEqual(['새 저울전자 청소기'])
    expect(await suggest('111 냉장ㄱ')).toEqual(['저울전자 냉장고 300L', '저울전자 냉장고 500L'])
    expect(await suggest('청소 112')).toEqual([])
  })

  test('regression: two words that only specifications have suggested nothing', async () => {
    const shop = askHandlers(generateCatalogue({ items: 2000, seed: 1 }), 'main')
    const { body } = await shop(
      `/front/v2/search/autocomplete?keyword=${encodeURIComponent('무선 마우스')}&limit=3`,
    )
    expect(body.result).toHaveLength(3)
  })

  test('regression: a minishop suggested what it does not sell', async () => {
    const shop = askHandlers(generateCatalogue({ items: 2000, seed: 1 }), 'main')
    const suggested = async (keyword: string) =>
      (await shop(`/front/v2/search/autocomplete?keyword=${encodeURIComponent(keyword)}&idx_b_manager=19`))
        .body.result
    const [popular] = (await shop('/front/v2/search/popular?idx_b_manager=19')).body.result
    const found = await suggested(popular.keyword.slice(0, 2))
    for (const { keyword, cate_id } of found) {
      const what = new URLSearchParams(cate_id ? { cate_id } : { keyword })
      const { body } = await shop(`/front/v3/items?${what}&idx_b_manager=19`)
      expect(body.result.total, keyword).toBeGreaterThan(0)
    }
    expect(found.length).toBeGreaterThan(0)
    expect(await suggested('세탁')).toEqual([])
  })

  test('are at most as many as requested, and none without a match', async () => {
    expect(await suggest('저울전자', '&limit=2')).toHaveLength(2)
    expect(await suggest('없는 말')).toEqual([])
    expect(await suggest(' ')).toEqual([])
  })
})
