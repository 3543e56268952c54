import type { Part, PartKind, PartsResponse } from '@jeoul/api/types'
import { at } from '../../../catalogue/at.ts'
import { lazilyBy } from '../../../index/lazily.ts'
import type { MockContext } from '../../../operation/mock-context.ts'
import { operation, type Reply, success } from '../../../operation/operation.ts'
import { parseList, parseOneOf } from '../../../operation/parameters.ts'
import { Problem } from '../../../operation/problem.ts'
import { buildPart } from './build-part.ts'
import { distinctParts } from './distinct-parts.ts'
import { extras } from './extras.ts'
import { kindNames, partKinds } from './part-kinds.ts'

const maxParts = 64
const schema = 'estimate-parts.yaml#/components/schemas/PartsResponse'

/** Handlers of what an estimate is put together from. Source: assumed. */
export function partHandlers(mock: MockContext) {
  const url = `${mock.baseUrls.second}/desktop/v1/pc/parts`
  const answers = lazilyBy((kind: PartKind) => replyWith(mock, partsOf(mock, kind)))
  return {
    getParts: operation(`${url}/:kind`, ({ path }) => {
      const kind = parseOneOf('path.kind', path('kind'), kindNames)
      if (kind === undefined) throw new Problem(400, 'path.kind: expected a kind of part')
      return answers(kind)
    }),
    findParts: operation(url, ({ query }) => {
      const ids = new Set(parseList(query.get('part_id'), parsePartId))
      if (ids.size === 0 || ids.size > maxParts) {
        throw new Problem(400, `query.part_id: expected 1 to ${maxParts} ids`)
      }
      return replyWith(
        mock,
        [...ids].flatMap(id => findPart(mock, id) ?? []),
      ).json
    }),
  }
}

/** Validated once, because it is sent as it is until the market moves. */
function replyWith({ fits }: MockContext, list: Part[]): Reply {
  const answer: PartsResponse = { ...success, result: { list } }
  const json = JSON.stringify(answer)
  return { json, isChecked: fits?.(schema, JSON.parse(json)) ?? false }
}

function partsOf(mock: MockContext, kind: PartKind): Part[] {
  const { popularity } = mock.index.columns
  const refs = partKinds[kind].cateIds.flatMap(cateId => distinctParts(mock.index, cateId))
  const items = refs
    .toSorted((a, b) => at(popularity, b) - at(popularity, a))
    .flatMap(ref => buildPart(mock, ref) ?? [])
  return [...items, ...extras.filter(extra => extra.kind === kind)]
}

function parsePartId(text: string): string {
  if (/^(?:[0-9]{1,12}|s[0-9]{1,6})$/.test(text)) return text
  throw new Problem(400, 'query.part_id: expected 1 to 12 digits, or s and 1 to 6 digits')
}

function findPart(mock: MockContext, id: string): Part | undefined {
  const extra = extras.find(({ part_id }) => part_id === id)
  const ref = extra || id.startsWith('s') ? undefined : mock.index.find(Number(id))
  return ref === undefined ? extra : buildPart(mock, ref)
}
