import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import { caseLaw, propertyLaw } from './law.ts'

/** All calls return the same minishops, notices, events and articles. Source: the contract. */
export const siteContents = [
  caseLaw({
    id: 'minishop-identity',
    name: 'a minishop is the same by number, by name and by its list',
    operations: ['getManager', 'findManager', 'getMinishop', 'getItems'],
    cases: ({ known }) => known.pools.ManagerId ?? [],
    async holds({ ask }, id) {
      const manager = await ask.ok('getManager', { values: { id } })
      const { mall_web_user } = manager.body.result
      const byName = await ask.ok('findManager', { values: { mall_web_user } })
      holdSame('body.result', byName.body.result, manager.body.result, manager, byName)
      const shop = await ask.ok('getMinishop', { values: { mall_web_user } })
      holdSame('body.result.manager', shop.body.result.manager, manager.body.result, manager, shop)
      const list = await ask.ok('getItems', { values: { idx_b_manager: id, limit: 1 } })
      holdSame('body.result.item_count', shop.body.result.item_count, list.body.result.total, list, shop)
    },
  }),
  caseLaw({
    id: 'notices',
    name: 'a notice is the same in the list',
    operations: ['getNotice', 'getNotices'],
    cases: () => ['once'],
    async holds({ ask }) {
      const list = await ask.ok('getNotices')
      const times = list.body.result.map(({ created }) => Date.parse(created))
      const wrong = times.findIndex((time, place) => place > 0 && time > (times[place - 1] ?? time))
      hold(wrong < 0, `body.result.${wrong}.created`, 'is newer than the one before', list)
      for (const listed of list.body.result.slice(0, 3)) {
        const one = await ask.ok('getNotice', { values: { id: listed.id } })
        const { content: _, ...notice } = one.body.result
        holdSame('body.result', notice, listed, list, one)
      }
    },
  }),
  caseLaw({
    id: 'event-products',
    name: 'an event lists its own products',
    operations: ['getEvents', 'getItems'],
    cases: ({ known }) => known.categories,
    async holds({ ask }, { cateId: id }) {
      const events = await ask.ok('getEvents', { values: { id } })
      const { totalcount, list } = events.body.result
      holdSame('body.result.totalcount', totalcount, list.length, events)
      const unknown = await ask.ok('getItems', { values: { cate_id: id, event: 'no-such-event' } })
      holdSame('body.result.total', unknown.body.result.total, 0, unknown)
      for (const event of list) {
        const items = await ask.ok('getItems', {
          values: { cate_id: id, event: event.id, fields: ['event'] },
        })
        const { title } = items.body.result.event ?? {}
        holdSame('body.result.event.title', title, event.title, events, items)
        const isOther = items.body.result.items.findIndex(item => item.event === false)
        hold(isOther < 0, `body.result.items.${isOther}.event`, 'is false in an event', items)
      }
    },
  }),
  propertyLaw({
    id: 'articles',
    name: 'the requested articles come in the requested order',
    operations: ['queryNewsReviews', 'queryMedium'],
    needs: ['categories'],
    share: 0.3,
    value: ({ known }) =>
      fc.record({ cate: fc.constantFrom(...known.categories.map(({ cateId }) => cateId)), pick: fc.nat() }),
    async holds({ ask }, { cate, pick }) {
      const all = await ask.ok('queryNewsReviews', { values: { cate } })
      const ids = all.body.result.map(({ idx_thread }) => idx_thread)
      const wanted = ids.filter((_, index) => index % 2 === pick % 2).toReversed()
      if (wanted.length === 0) return
      const some = await ask.ok('queryNewsReviews', { values: { cate, idx_threads: wanted } })
      const found = some.body.result.map(({ idx_thread }) => idx_thread)
      holdSame('body.result.*.idx_thread', found, wanted, all, some)
    },
  }),
]
