import { createPersisted } from '@jeoul/visitor/device'
import { createEvent, sample } from 'effector'
import { noLatestKeywords, readLatestKeywords, withKeyword, withoutKeyword } from './latest-keywords.ts'

const persistedKeywords = createPersisted({
  key: 'search.latest',
  read: readLatestKeywords,
  initial: noLatestKeywords,
})

/** The search history of this device. */
export const $latestKeywords = persistedKeywords.$value

/** A keyword was searched for, and its results are shown. */
export const keywordSearched = createEvent<string>()
export const latestKeywordRemoved = createEvent<string>()
export const latestKeywordsCleared = createEvent()
/** Turns recording searches on or off. Recorded searches stay. */
export const rememberingSwitched = createEvent<boolean>()

sample({
  clock: keywordSearched,
  source: $latestKeywords,
  fn: withKeyword,
  target: persistedKeywords.changed,
})
sample({
  clock: latestKeywordRemoved,
  source: $latestKeywords,
  fn: withoutKeyword,
  target: persistedKeywords.changed,
})
sample({
  clock: latestKeywordsCleared,
  source: $latestKeywords,
  fn: latest => ({ ...latest, keywords: [] }),
  target: persistedKeywords.changed,
})
sample({
  clock: rememberingSwitched,
  source: $latestKeywords,
  fn: (latest, isOn) => ({ ...latest, isOn }),
  target: persistedKeywords.changed,
})
