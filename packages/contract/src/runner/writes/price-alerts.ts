import type { PriceAlertDraft } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { propertyLaw } from '../laws/law.ts'

const day = fc.constantFrom('2026-10-12', '2026-10-30', '2026-11-01')
const fired = fc.option(fc.record({ date: day, any: fc.nat() }), { nil: undefined })
const progress = { since: day, is_read: fc.boolean() }
const drafts: fc.Arbitrary<PriceAlertDraft> = fc
  .oneof(
    fc.record({
      kind: fc.constant('target' as const),
      target: fc.integer({ min: 1, max: 9_000_000 }),
      ...progress,
    }),
    fc.record({
      kind: fc.constant('target' as const),
      target: fc.integer({ min: 1, max: 9_000_000 }),
      is_personal: fc.constant(true),
      ...progress,
    }),
    fc.record({ kind: fc.constant('restock' as const), ...progress }),
  )
  .chain(alert => fired.map(last => ({ ...alert, ...(last && { fired: last }) })))

/** Until it is deleted, an alert is returned as it was written, once, and only to its member. Source: the contract. */
export const priceAlerts = propertyLaw({
  id: 'price-alerts',
  name: 'an alert is returned once, as last written',
  operations: ['savePriceAlert', 'deletePriceAlert', 'getPriceAlerts'],
  needs: ['member', 'items'],
  writes: true,
  share: 0.3,
  value: ({ known }) =>
    fc.record({
      item: fc.constantFrom(...known.itemIds),
      alerts: fc.array(drafts, { minLength: 1, maxLength: 3 }),
    }),
  async holds({ ask, callers }, { item, alerts }) {
    const ofItem = { as: 'member', values: { id: item } } as const
    for (const json of alerts) {
      const saved = await ask.ok('savePriceAlert', { ...ofItem, body: { json } })
      const { shown, found } = await listed(ask, 'member', item)
      holdSame('body.result.length', found.length, 1, saved, shown)
      holdSame('body.result', found[0], saved.body.result, saved, shown)
      holdSame('body.result', { ...found[0], ...json }, found[0], saved, shown)
      hold('fired' in json || !('fired' in Object(found[0])), 'body.result', 'has fired', saved, shown)
    }
    if (callers.has('other')) {
      const { shown, found } = await listed(ask, 'other', item)
      holdSame('body.result.length', found.length, 0, shown)
    }
    const removed = await ask.ok('deletePriceAlert', ofItem)
    const { shown, found } = await listed(ask, 'member', item)
    holdSame('body.result.length', found.length, 0, removed, shown)
    await ask.refused(404, 'deletePriceAlert', ofItem)
  },
})

async function listed(ask: Ask, as: 'member' | 'other', item: string) {
  const shown = await ask.ok('getPriceAlerts', { as })
  return { shown, found: shown.body.result.filter(({ item_id }) => item_id === item) }
}
