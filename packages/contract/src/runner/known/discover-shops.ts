import type { Ask } from '../exchanges/create-ask.ts'
import type { Attempt } from './attempt.ts'

const maxItems = 10
const maxShops = 3

/** Loads the numbers and names of minishops that sell some of the items; the site itself is number 1. */
export async function discoverShops(ask: Ask, attempt: Attempt, itemIds: readonly string[]) {
  const numbers = new Set<number>([1])
  for (const id of itemIds.slice(0, maxItems)) {
    const markets = await attempt(
      async () => (await ask.ok('getMalls', { values: { id, x: 'all' } })).body.markets,
      [],
    )
    for (const { idxBManager } of markets) if (idxBManager > 0) numbers.add(idxBManager)
  }
  const known: { readonly id: number; readonly name: string }[] = []
  for (const id of [...numbers].slice(0, maxShops)) {
    const name = await attempt(
      async () => (await ask.ok('getManager', { values: { id } })).body.result.mall_web_user,
      undefined,
    )
    if (name !== undefined) known.push({ id, name })
  }
  return { ManagerId: known.map(({ id }) => id), MallWebUser: known.map(({ name }) => name) }
}
