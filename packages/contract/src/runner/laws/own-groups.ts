import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'

/**
 * "Both hosts return the same groups", and "newest item in it first", for the groups that members already have. Source:
 * the contract.
 */
export function ownGroups({ ask, callers }: Context): readonly Check[] {
  return [
    caseCheck({
      id: 'wish-groups-of-hosts',
      name: 'both hosts return the same wish groups',
      operations: ['getZzimGroups', 'getWishGroups'],
      cases: () => callers,
      async holds(as) {
        const [groups, legacy] = [
          await ask.ok('getWishGroups', { as }),
          await ask.ok('getZzimGroups', { as }),
        ]
        const groupsOf = ({ body }: typeof groups) =>
          body.result.map(({ gid_zzim, name, items }) => ({
            gid_zzim,
            name,
            items: items.map(({ item_id, created }) => ({ item_id, created })),
          }))
        holdSame('body.result', groupsOf(legacy), groupsOf(groups), groups, legacy)
      },
    }),
    caseCheck({
      id: 'wish-items-newest-first',
      name: 'the newest item of a wish group comes first',
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
