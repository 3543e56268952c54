import { type Fields, textField } from '../../../operation/body-fields.ts'
import type { MockContext } from '../../../operation/mock-context.ts'
import { done, operation, operationOf, success } from '../../../operation/operation.ts'
import { Problem } from '../../../operation/problem.ts'

/** Handlers of members' saved estimates. Source: assumed. */
export function savedEstimateHandlers({ baseUrls, state }: MockContext) {
  const url = `${baseUrls.second}/desktop/v1/pc/estimates`
  const { savedEstimates } = state
  return {
    getSavedEstimates: operation(url, ({ requireMember }) =>
      JSON.stringify({ ...success, result: savedEstimates.listOf(requireMember().member_id) }),
    ),
    saveEstimate: operationOf('PUT', `${url}/:key`, ({ path, body, requireMember }) => {
      const key = parseKey(path('key'))
      const fields = body.json()
      const draft = { name: textField(fields, 'name', 1, 40), query: queryField(fields) }
      const result = savedEstimates.keep(requireMember().member_id, key, draft)
      return JSON.stringify({ ...success, result })
    }),
    deleteEstimate: operationOf('DELETE', `${url}/:key`, ({ path, requireMember }) => {
      const key = parseKey(path('key'))
      savedEstimates.remove(requireMember().member_id, key)
      return done
    }),
  }
}

function parseKey(text: string): string {
  if (/^[A-Za-z0-9-]{8,40}$/.test(text)) return text
  throw new Problem(400, 'path.key: expected 8 to 40 letters, digits or hyphens')
}

function queryField(fields: Fields): string {
  const query = textField(fields, 'query', 1, 1000)
  if (query.startsWith('?')) return query
  throw new Problem(400, 'body.query: expected the search part of an address')
}
