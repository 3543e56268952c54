import { queryMediumFx, queryNewsReviewsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Article } from '@jeoul/api/types'
import { createEvent, createStore, sample } from 'effector'
import { events } from './events-model.ts'

interface ArticlesAnswer {
  readonly success: boolean
  readonly result: readonly Article[]
}

/** Reads articles; an article needs a title and a web address. */
function readArticles({ success, result }: ArticlesAnswer): readonly Article[] | null {
  return success ? result.filter(({ title, href }) => title && /^https?:\/\//.test(href)) : null
}

/** The reader scrolled near the articles about a category, given by its id. */
export const pressNeared = createEvent<string>()
/** Opens an article by its idx_thread, or closes it if it is open. */
export const articleToggled = createEvent<string>()

/** Press articles about the category. */
export const news = createResource({ call: queryMediumFx, read: readArticles, optional: true })

/** The open article, "by its number" (POST …/newsReviewView/{cate}?idx_threads=). */
export const articleDetail = createResource({
  call: queryNewsReviewsFx,
  read: answer => readArticles(answer)?.[0] ?? null,
})

const $cateId = createStore('').on(pressNeared, (_, cateId) => cateId)

/** The idx_thread of the open article, or null. */
export const $openArticle = createStore<string | null>(null)
  .on(articleToggled, (open, idxThread) => (open === idxThread ? null : idxThread))
  .reset($cateId)

const pressWanted = sample({ clock: $cateId, filter: cateId => cateId !== '', fn: cateId => ({ cateId }) })

sample({ clock: pressWanted, target: [events.requested, news.requested] })
sample({
  clock: $openArticle,
  source: $cateId,
  filter: (_, idxThread) => idxThread !== null,
  fn: (cateId, idxThread) => ({ cateId, articleIds: idxThread === null ? [] : [idxThread] }),
  target: articleDetail.requested,
})
