import {
  type AutocompleteParams,
  type CategoryTreeParams,
  getAutocompleteFx,
  getCategoryTreeFx,
  getPopularKeywordsFx,
} from '@jeoul/api'
import { $layerOptions, keywordTyped, searchLayerOpened } from '@jeoul/search'
import { keywordReadings } from '@jeoul/search/keyword-readings'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { askHost, search, table } from './search.ts'

const trees = { '1': await askHost('/front/v3/item/cate/1'), '2': await askHost('/front/v3/item/cate/2') }

/** The completions of a text over the mock's categories and suggestions. */
async function complete(text: string): Promise<readonly string[]> {
  const scope = fork({
    handlers: [
      [getPopularKeywordsFx, () => ({ success: true, message: 'success', result: [] })],
      [getCategoryTreeFx, (_: unknown, { tree }: CategoryTreeParams) => trees[tree]],
      [
        getAutocompleteFx,
        (_: unknown, { keyword, limit }: AutocompleteParams) =>
          askHost(`/front/v2/search/autocomplete?${new URLSearchParams({ keyword, limit: String(limit) })}`),
      ],
    ],
  })
  await allSettled(searchLayerOpened, { scope })
  await allSettled(keywordTyped, { scope, params: text })
  return scope.getState($layerOptions).map(({ keyword }) => keyword)
}

/** Whether a completion holds a word of a keyword, in whatever case, order and spacing. */
function completes(option: string, keyword: string): boolean {
  const letters = option.toLowerCase().replaceAll(' ', '')
  return keyword
    .toLowerCase()
    .split(' ')
    .some(word => letters.includes(word))
}

test('"autocomplete mends what the results page mends"', async () => {
  const completed = await Promise.all(
    table.map(async ([query]) => {
      const [options, { readAs = query }] = await Promise.all([complete(query), search(query)])
      const isMended = readAs !== query && [...keywordReadings(query)].includes(readAs)
      return { query, readAs, options, isMended }
    }),
  )
  const mended = completed.filter(({ isMended }) => isMended)
  expect(mended.length).toBeGreaterThan(100)
  const others = mended.filter(({ readAs, options }) => !options.some(option => completes(option, readAs)))
  // Initial consonants of a name (고스트), and rtx on the other keyboard.
  expect(others.map(({ query }) => query)).toEqual(['ㄱㅅㅌ'])
})
