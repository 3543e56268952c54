import type { MockContext } from '../../operation/mock-context.ts'
import { type Ask, operation, operationOf, success } from '../../operation/operation.ts'
import { parseNumber, parseOneOf } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { buildItemView } from './build-item-view.ts'
import { findItem, parseItemId } from './find-item.ts'

/** Handlers of item summaries. A minishop shows the same item as the site itself. Source: section 7, assumed. */
export function itemHandlers(mock: MockContext) {
  const { main } = mock.baseUrls
  const viewJson = (place: string, itemId: number) =>
    JSON.stringify({ ...success, result: buildItemView(mock, findItem(mock.index, place, itemId)) })

  return {
    getItemView: operation(`${main}/front/v3/item/view/:a/:b`, ({ path }) => {
      const itemId = parseItemId('path.a', path('a'))
      parseNumber('path.b', path('b'), 1)
      return viewJson('path.a', itemId)
    }),
    queryItemView: operationOf('POST', `${main}/front/v2/item/view/:id`, ask =>
      viewJson('path.id', parseReported(ask)),
    ),
    queryItemViewAt: operationOf('POST', `${main}/front/v2/item/view/:id/:x/`, ask => {
      const itemId = parseReported(ask)
      parseNumber('path.x', ask.path('x'), 1)
      return viewJson('path.id', itemId)
    }),
  }
}

/** The item of a page that always reports why it is shown. */
function parseReported({ path, query }: Ask): number {
  const itemId = parseItemId('path.id', path('id'))
  if (!parseOneOf('query.from', query.get('from'), ['report'])) {
    throw new Problem(400, 'query.from: expected report')
  }
  return itemId
}
