import { createPersisted } from '@jeoul/device'
import { createEvent, sample } from 'effector'
import { noLatestKeywords, readLatestKeywords, withKeyword, withoutKeyword } from './latest-keywords.ts'

const kept = createPersisted({ key: 'search.latest', read: readLatestKeywords, initial: noLatestKeywords })

/** What was searched for on this device. */
export const $latestKeywords = kept.$value

/** A search was made. */
export const keywordSearched = createEvent<string>()
export const latestKeywordRemoved = createEvent<string>()
export const latestKeywordsCleared = createEvent()
/** Whether searches are to be remembered from now on; what was remembered before stays. */
export const rememberingSwitched = createEvent<boolean>()

sample({ clock: keywordSearched, source: $latestKeywords, fn: withKeyword, target: kept.changed })
sample({ clock: latestKeywordRemoved, source: $latestKeywords, fn: withoutKeyword, target: kept.changed })
sample({
  clock: latestKeywordsCleared,
  source: $latestKeywords,
  fn: latest => ({ ...latest, keywords: [] }),
  target: kept.changed,
})
sample({
  clock: rememberingSwitched,
  source: $latestKeywords,
  fn: (latest, isOn) => ({ ...latest, isOn }),
  target: kept.changed,
})
