import { type AutocompleteParams, getAutocompleteFx, getCategoriesFx, getPopularKeywordsFx } from '@jeoul/api'
import { addressChanged } from '@jeoul/page'
import { $layerOptions, keywordTyped, searchLayerOpened } from '@jeoul/search'
import { keywordReadings } from '@jeoul/search/keyword-readings'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { askHost, search, table } from './search.ts'

const categories = await askHost('/front/v3/item/cate')

/** The completions of a text over the mock's categories and suggestions. */
async function complete(text: string): Promise<readonly string[]> {
  const scope = fork({
    handlers: [
      [getPopularKeywordsFx, () => ({ success: true, message: 'success', result: [] })],
      [getCategoriesFx, () => categories],
      [
        getAutocompleteFx,
        (_: unknown, { keyword, limit }: AutocompleteParams) =>
          askHost(`/front/v2/search/autocomplete?${new URLSearchParams({ keyword, limit: String(limit) })}`),
      ],
    ],
  })
  await allSettled(addressChanged, { scope, params: { path: '/', search: '' } })
  await allSettled(searchLayerOpened, { scope })
  await allSettled(keywordTyped, { scope, params: text })
  return scope.getState($layerOptions).map(({ keyword }) => keyword)
}

/**
 * Whether completions are of what was typed: one holds every word of the keyword, or holds some and leads to its
 * category. A maker's name alone begins its other products, too.
 */
async function areOf(options: readonly string[], keyword: string, category: string): Promise<boolean> {
  const words = keyword.toLowerCase().split(' ')
  const isHeld = (option: string) => (word: string) => option.toLowerCase().replaceAll(' ', '').includes(word)
  if (options.some(option => words.every(isHeld(option)))) return true
  for (const option of options.filter(option => words.some(isHeld(option)))) {
    if ((await search(option)).leading === category) return true
  }
  return false
}

test('"autocomplete mends what the results page mends"', async () => {
  const completed = await Promise.all(
    table.map(async ([query, category]) => {
      const { readAs = query } = await search(query)
      const isMended = readAs !== query && [...keywordReadings(query)].includes(readAs)
      return {
        query,
        isMended,
        isCompleted: isMended && (await areOf(await complete(query), readAs, category)),
      }
    }),
  )
  const mended = completed.filter(({ isMended }) => isMended)
  expect(mended.length).toBeGreaterThan(100)
  const others = mended.filter(({ isCompleted }) => !isCompleted)
  // The initial consonants of a name (고스트), which are also rtx on the other keyboard.
  expect(others.map(({ query }) => query)).toEqual(['ㄱㅅㅌ'])
})
