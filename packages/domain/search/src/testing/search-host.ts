import {
  type AutocompleteParams,
  getAutocompleteFx,
  getPopularKeywordsFx,
  type KeywordListParams,
} from '@jeoul/api'
import type { Suggestion } from '@jeoul/api/types'
import { allSettled, fork } from 'effector'
import { vi } from 'vitest'
import { $pause, keywordTyped } from '../suggestions-model.ts'

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

/** A scope whose host answers as the test says, and remembers what it was asked; pauses in typing take no time. */
export function setUp(suggest: (params: AutocompleteParams) => Answer | Promise<Answer> = () => answerOf()) {
  const asked = { suggestions: vi.fn(suggest), popular: vi.fn(async (_: KeywordListParams) => popular) }
  const scope = fork({
    values: [[$pause, 0]],
    handlers: [
      [getAutocompleteFx, (_: unknown, params: AutocompleteParams) => asked.suggestions(params)],
      [getPopularKeywordsFx, (_: unknown, params: KeywordListParams) => asked.popular(params)],
    ],
  })
  const type = (params: string) => allSettled(keywordTyped, { scope, params })
  return { scope, asked, type }
}
