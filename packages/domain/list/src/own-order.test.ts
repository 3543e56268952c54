import type { ItemOffersParams, ItemsParams } from '@jeoul/api'
import { cardToggled, termsReset } from '@jeoul/personal-price'
import { allSettled, type Scope } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { $list, moreRequested } from './grown-list-model.ts'
import { mobileList } from './list-site.ts'
import { $query, $shownItems } from './model.ts'
import { maxWhole } from './own-order.ts'
import { $ownOrderWords, $sorts } from './own-order-model.ts'
import { itemsOf, setUp } from './testing/list-host.ts'
import { listItem } from './testing/list-item.ts'

const samsung = '삼성카드'

/** Products 1 to `total`: a higher number costs everyone more, and the holder of one card less. */
function hostOf(total: number) {
  return {
    items: ({ query: { offset = 0, limit = 30, ad } }: ItemsParams) => {
      const end = Math.min(total, limit)
      const ids = Array.from({ length: Math.max(0, end - offset) }, (_, place) => String(offset + place + 1))
      const ads = ad && offset === 0 ? [{ ...listItem('9999'), ad: true }] : []
      return itemsOf([...ads, ...ids.map(listItem)], total)
    },
    offers: ({ itemIds }: ItemOffersParams) => ({
      success: true,
      message: 'success',
      result: itemIds.map(item_id => ({
        item_id,
        offers: [
          {
            mallName: '11번가',
            cash: 1_000_000,
            card: 900_000 - Number(item_id),
            eventCard: samsung,
            costDelivery: { kind: 'free' as const },
          },
        ],
      })),
    }),
  }
}

const shown = (scope: Scope) => scope.getState($shownItems).data?.items.map(({ item_id }) => item_id)
const grown = (scope: Scope) => scope.getState($list)?.items.map(({ item_id }) => item_id)
const hold = (scope: Scope, card = samsung) => allSettled(cardToggled, { scope, params: card })
const upTo = (last: number, count: number) =>
  Array.from({ length: count }, (_, place) => String(last - place))

describe('내 결제가순 is an order like the others', () => {
  test('"over the whole list": its first page has the lowest of all pages, its second the next', async () => {
    const { scope, open, requests } = setUp(hostOf(95))
    await hold(scope)
    await open('111213', '?sort=personal')
    expect(shown(scope)).toEqual(['9999', ...upTo(95, 30)])
    expect(scope.getState($ownOrderWords)).toBe('전체 95개를 내 결제가순으로 보여 드려요.')
    expect(requests.items.mock.calls.map(([{ query }]) => query.sort)).toEqual(['low', 'low', 'low'])
    await open('111213', '?sort=personal&page=4')
    expect(shown(scope)).toEqual(upTo(5, 5))
  })

  test('a list that is loaded already is not asked for again', async () => {
    const { scope, open, requests } = setUp(hostOf(30))
    await hold(scope)
    await open('111213', '?sort=personal')
    expect(requests.items).toHaveBeenCalledOnce()
    expect(requests.offers).toHaveBeenCalledOnce()
  })

  test('"else it is said": of a list that is too long, only the loaded rows are sorted', async () => {
    const { scope, open, requests } = setUp(hostOf(maxWhole + 1))
    await hold(scope)
    await open('111213', '?sort=personal')
    expect(shown(scope)).toEqual(['9999', ...upTo(30, 30)])
    expect(requests.items).toHaveBeenCalledOnce()
    expect(scope.getState($ownOrderWords)).toMatch(/^상품이 301개라 불러온 만큼씩만 내 결제가순이에요/)
  })

  test('the phone appends the next of the whole list without another request', async () => {
    const { scope, open, requests } = setUp({ ...hostOf(95), site: mobileList })
    await hold(scope)
    await open('111213', '?sort=personal')
    requests.items.mockClear()
    await allSettled(moreRequested, { scope })
    expect(grown(scope)).toEqual(['9999', ...upTo(95, 60)])
    expect(requests.items).not.toHaveBeenCalled()
  })

  test('the phone sorts each load of a list that is too long', async () => {
    const { scope, open } = setUp({ ...hostOf(maxWhole + 1), site: mobileList })
    await hold(scope)
    await open('111213', '?sort=personal')
    await allSettled(moreRequested, { scope })
    expect(grown(scope)).toEqual(['9999', ...upTo(30, 30), ...upTo(60, 30)])
  })

  test('without stated terms it is everyone’s order by price; with them, the list is sorted again', async () => {
    const { scope, open, requests } = setUp(hostOf(5))
    await open('111213', '?sort=personal')
    expect(shown(scope)).toEqual(['9999', '1', '2', '3', '4', '5'])
    expect(requests.offers).not.toHaveBeenCalled()
    await hold(scope)
    expect(shown(scope)).toEqual(['9999', '5', '4', '3', '2', '1'])
    await allSettled(termsReset, { scope })
    expect(shown(scope)).toEqual(['9999', '1', '2', '3', '4', '5'])
  })

  test('terms change no other order', async () => {
    const { scope, open, requests } = setUp(hostOf(5))
    await open('111213', '?sort=low')
    await hold(scope)
    expect(requests.items).toHaveBeenCalledOnce()
  })

  test('a host without offers leaves the order to the prices of the rows', async () => {
    const { scope, open } = setUp({
      ...hostOf(5),
      offers: () => {
        throw new Error('no such operation')
      },
    })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await hold(scope)
    await open('111213', '?sort=personal')
    expect(shown(scope)).toEqual(['9999', '1', '2', '3', '4', '5'])
    log.mockRestore()
  })

  test('is offered to shoppers with stated terms, and where the address has it', async () => {
    const { scope, open } = setUp(hostOf(5))
    const isOffered = () => scope.getState($sorts).some(({ key }) => key === 'personal')
    expect(isOffered()).toBe(false)
    await open('111213', '?sort=personal')
    expect(scope.getState($query).sort).toBe('personal')
    expect(isOffered()).toBe(true)
    await open('111213')
    await hold(scope)
    expect(isOffered()).toBe(true)
  })
})
