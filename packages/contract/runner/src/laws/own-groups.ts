import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'

/**
 * "The groups are the same, whichever host is asked", and "newest item first": of the groups that members have already.
 * Source: the contract.
 */
export function ownGroups({ ask, callers }: Context): readonly Check[] {
  return [
    caseCheck({
      name: 'both hosts tell the same groups',
      operations: ['getZzimGroups', 'getWishGroups'],
      cases: () => callers,
      async holds(as) {
        const [groups, legacy] = [
          await ask.ok('getWishGroups', { as }),
          await ask.ok('getZzimGroups', { as }),
        ]
        const told = ({ body }: typeof groups) =>
          body.result.map(({ gid_zzim, name, items }) => ({
            gid_zzim,
            name,
            items: items.map(({ item_id, created }) => ({ item_id, created })),
          }))
        holdSame('body.result', told(legacy), told(groups), groups, legacy)
      },
    }),
    caseCheck({
      name: 'the newest item of a group comes first',
      operations: ['getWishGroups'],
      cases: () => callers,
      async holds(as) {
        const groups = await ask.ok('getWishGroups', { as })
        for (const [place, { items }] of groups.body.result.entries()) {
          for (const [at, { created }] of items.entries()) {
            const before = items[at - 1]?.created ?? created
            const where = `body.result.${place}.items.${at}.created`
            hold(Date.parse(before) >= Date.parse(created), where, 'is later than the one before', groups)
          }
        }
      },
    }),
  ]
}
