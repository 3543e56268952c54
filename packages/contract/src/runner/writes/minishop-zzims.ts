import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'

/**
 * "Saves or unsaves a minishop, or returns whether it is saved"; only the member sees it on the minishop's page.
 * Source: the contract.
 */
export function minishopZzims({ ask, known, callers }: Context): readonly Check[] {
  const numbers = known.pools.ManagerId ?? []
  if (!callers.has('member') || numbers.length === 0) return []
  return [
    lawCheck({
      id: 'saved-minishops',
      name: 'a minishop is saved until it is removed',
      operations: ['setMinishopZzim', 'getMinishop', 'getManager'],
      writes: true,
      share: 0.3,
      value: fc.record({
        a: fc.constantFrom(...numbers),
        presses: fc.array(fc.constantFrom('0', '1', undefined), { minLength: 1, maxLength: 5 }),
      }),
      async holds({ a, presses }) {
        const manager = await ask.ok('getManager', { values: { id: a } })
        const { mall_web_user } = manager.body.result
        const page = (as: 'member' | 'nobody') => ask.ok('getMinishop', { values: { mall_web_user }, as })
        let state = (await page('member')).body.result.zzim_state
        for (const zzim_state of [...presses, '0'] as const) {
          state = zzim_state ?? state
          const pressed = await ask.ok('setMinishopZzim', { values: { a, b: 0, zzim_state }, as: 'member' })
          holdSame('body.result.zzim_state', pressed.body.result.zzim_state, state, pressed)
          const seen = await page('member')
          holdSame('body.result.zzim_state', seen.body.result.zzim_state, state, pressed, seen)
          const { zzim_count } = pressed.body.result
          holdSame('body.result.zzim_count', seen.body.result.zzim_count, zzim_count, pressed, seen)
        }
        const visited = await page('nobody')
        holdSame('body.result.zzim_state', visited.body.result.zzim_state, '0', visited)
      },
    }),
  ]
}
