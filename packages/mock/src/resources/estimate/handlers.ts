import type { AssembledPc, Estimate, Member, PartGroup, PartOption } from '@jeoul/api/types'
import { minishops } from '../../catalogue/minishops.ts'
import { lazilyBy } from '../../index/lazily.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operationOf, success } from '../../operation/operation.ts'
import { parseInteger } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { createPcChoices, type PcChoices } from './assembled-pc/create-pc-choices.ts'

const siteItself = 1
const maxOptions = 24

/**
 * Handlers of estimates of assembled PCs. Source: specification sections 3, 4 and 7;
 * docs/decisions/0009-meaning-of-writes.md.
 */
export function estimateHandlers(mock: MockContext) {
  const url = `${mock.baseUrls.second}/desktop/v1`
  const choicesFor = createPcChoices(mock)
  const pcOf = lazilyBy((managerId: number) => {
    const pick = managerId - siteItself
    const wanted = () => undefined
    return buildPc(choicesFor({ wanted, pick, price: 0, onlyFitting: false, maxOptions }))
  })
  const start = (member: Member, managerId: number) => {
    const { id, created } = mock.state.estimates.start(member, managerId)
    const pc = pcOf(managerId)
    const months: Estimate['months'] = [12, 24]
    const result: Estimate = { idx_estimate: id, idx_b_manager: managerId, created, months, pc }
    return JSON.stringify({ ...success, result })
  }
  return {
    createEstimate: operationOf('POST', `${url}/pc/estimate`, ({ requireMember }) =>
      start(requireMember(), siteItself),
    ),
    createMinishopEstimate: operationOf('POST', `${url}/minishop/:id/estimate`, ({ path, requireMember }) => {
      const managerId = parseInteger('path.id', path('id'), 1) ?? siteItself
      const member = requireMember()
      const isKnown = managerId === siteItself || minishops.some(shop => shop.idxBManager === managerId)
      if (!isKnown) throw new Problem(404, 'path.id: no such minishop')
      return start(member, managerId)
    }),
  }
}

/** A PC with its default parts. */
function buildPc({ base, add }: PcChoices): AssembledPc {
  const groups = [...base, ...add]
  const defaults = groups.flatMap(group => group.default ?? [])
  const price = groups.reduce((sum, group) => sum + cashOf(group), 0)
  const ofType = (type: PartOption['type']) =>
    groups.flatMap(group => (group.type === type ? group.list : []))
  return {
    originPrice: price,
    price,
    each: 1,
    addedChangeLenght: 0,
    addedChangePrice: 0,
    selectIdxArr: defaults,
    lists: { 1: ofType(1), 2: ofType(2), 3: ofType(3), 4: ofType(4) },
    base,
    add,
    active: defaults,
    default: defaults,
  }
}

/** The price of the group's default option. */
function cashOf({ default: idx, list }: PartGroup): number {
  return list.find(option => option.idx === idx)?.cash ?? 0
}
