import {
  type AutocompleteParams,
  getAutocompleteFx,
  getCategoriesFx,
  getPopularKeywordsFx,
  type PopularKeywordsParams,
} from '@jeoul/api'
import type { Suggestion } from '@jeoul/api/types'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { vi } from 'vitest'
import { keywordTyped, typingPause } from '../suggestions-model.ts'

export const answerOf = (...keywords: string[]) => ({
  success: true,
  message: 'success',
  result: keywords.map((keyword): Suggestion => ({ keyword })),
})

const popular = {
  success: true,
  message: 'success',
  result: [
    { rank: 1, keyword: '노트북', change: 2 },
    { rank: 2, keyword: 'SSD', change: null },
  ],
}

type Answer = ReturnType<typeof answerOf>

/**
 * A scope whose host answers as the test defines, and records its requests. The pause after typing uses fake timers.
 */
export function setUp(suggest: (params: AutocompleteParams) => Answer | Promise<Answer> = () => answerOf()) {
  const requests = {
    suggestions: vi.fn(suggest),
    popular: vi.fn(async (_: PopularKeywordsParams) => popular),
  }
  const scope = fork({
    handlers: [
      [getCategoriesFx, async () => ({ success: true, message: 'success', result: [] })],
      [getAutocompleteFx, (_: unknown, params: AutocompleteParams) => requests.suggestions(params)],
      [getPopularKeywordsFx, (_: unknown, params: PopularKeywordsParams) => requests.popular(params)],
    ],
  })
  void allSettled(addressChanged, { scope, params: { path: '/', search: '' } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const type = async (params: string) => {
    const settled = allSettled(keywordTyped, { scope, params })
    await vi.advanceTimersByTimeAsync(typingPause)
    return settled
  }
  return { scope, requests, type }
}
