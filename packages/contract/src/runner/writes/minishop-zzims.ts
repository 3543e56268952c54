import fc from 'fast-check'
import { holdSame } from '../exchanges/hold.ts'
import { propertyLaw } from '../laws/law.ts'

/**
 * "Saves or unsaves a minishop, or returns whether it is saved"; only the member sees it on the minishop's page.
 * Source: the contract.
 */
export const minishopZzims = propertyLaw({
  id: 'saved-minishops',
  name: 'a minishop is saved until it is removed',
  operations: ['setMinishopZzim', 'getMinishop', 'getManager'],
  needs: ['member', 'minishops'],
  writes: true,
  share: 0.3,
  value: ({ known }) =>
    fc.record({
      a: fc.constantFrom(...(known.pools.ManagerId ?? [])),
      presses: fc.array(fc.constantFrom('0', '1', undefined), { minLength: 1, maxLength: 5 }),
    }),
  async holds({ ask }, { a, presses }) {
    const manager = await ask.ok('getManager', { values: { id: a } })
    const { mall_web_user } = manager.body.result
    const page = (as: 'member' | 'nobody') => ask.ok('getMinishop', { values: { mall_web_user }, as })
    const at = 'body.result.zzim_state'
    let state = (await page('member')).body.result.zzim_state
    for (const zzim_state of [...presses, '0'] as const) {
      state = zzim_state ?? state
      const pressed = await ask.ok('setMinishopZzim', { values: { a, b: 0, zzim_state }, as: 'member' })
      holdSame(at, pressed.body.result.zzim_state, state, pressed)
      const seen = await page('member')
      holdSame(at, seen.body.result.zzim_state, state, pressed, seen)
      const { zzim_count } = pressed.body.result
      holdSame('body.result.zzim_count', seen.body.result.zzim_count, zzim_count, pressed, seen)
    }
    const visited = await page('nobody')
    holdSame(at, visited.body.result.zzim_state, '0', visited)
  },
})
