import type { CategoryRun } from '../../index/category-run.ts'
import { lazily, lazilyBy } from '../../index/lazily.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, operationOf, success } from '../../operation/operation.ts'
import { parseDigits, parseInteger, parseList, parseText } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { findCategory } from '../category/find-category.ts'
import { sellerOf } from '../minishop/find-shop.ts'
import { createArticles } from './articles.ts'
import { buildAside, buildMainAside } from './build-aside.ts'
import { buildCuration, refine } from './build-curation.ts'
import { buildEvents } from './build-events.ts'

/** Handlers of the blocks beside a list. Source: specification sections 2, 7 and 9. */

const defaultAd = 'svp003'
const maxArticles = 100

export function asideHandlers(mock: MockContext) {
  const { index, baseUrls } = mock
  const { main } = baseUrls
  const runOf = (place: string, text: string) => findCategory(index, place, text)
  const resultJson = (result: unknown) => JSON.stringify({ ...success, result })
  const blocksOf = lazilyBy((run: CategoryRun) => buildAside(index, run))
  const mainBlocks = lazily(() => buildMainAside(index))
  const eventsOf = lazilyBy((run: CategoryRun) => buildEvents(mock, run))
  const articlesOf = createArticles(mock)

  return {
    getAside: operation(`${main}/front/v2/common/aside/:x`, ({ path }) =>
      resultJson(blocksOf(runOf('path.x', path('x')))),
    ),
    getMainAside: operation(`${main}/front/v2/common/aside/`, () => resultJson(mainBlocks())),
    getCuration: operation(`${main}/front/v3/curation/:cate/:idx_b_manager`, ({ path, query }) => {
      const cate = parseDigits('path.cate', path('cate'), 10)
      const shop = sellerOf(parseInteger('path.idx_b_manager', path('idx_b_manager'), 1))
      const ad = parseText('query.ad', query.get('ad'), 40) || defaultAd
      const run = runOf('path.cate', cate)
      const filter = { ...refine(ad === defaultAd ? query : new URLSearchParams()), shop }
      return resultJson(buildCuration(mock, run, filter))
    }),
    getEvents: operation(`${main}/front/v1/event/category/:id`, ({ path }) => {
      const list = eventsOf(runOf('path.id', path('id')))
      return resultJson({ totalcount: list.length, list })
    }),
    queryMedium: operationOf('POST', `${main}/front/v1/medium/view/:id`, ({ path }) =>
      resultJson(articlesOf(runOf('path.id', path('id')))),
    ),
    queryNewsReviews: operationOf(
      'POST',
      `${main}/front/v1/medium/newsReviewView/:cate`,
      ({ path, query }) => {
        const cate = parseDigits('path.cate', path('cate'), 10)
        const wanted = parseArticleIds(query.get('idx_threads'))
        const articles = articlesOf(runOf('path.cate', cate))
        return resultJson(
          wanted?.flatMap(id => articles.filter(article => article.idx_thread === id)) ?? articles,
        )
      },
    ),
  }
}

/** Undefined for all articles. */
function parseArticleIds(text: string | null): readonly string[] | undefined {
  if (text === null) return undefined
  const ids = parseList(text, id => parseDigits('query.idx_threads', id, 10))
  if (ids.length > maxArticles) {
    throw new Problem(400, `query.idx_threads: expected at most ${maxArticles} numbers`)
  }
  return ids
}
