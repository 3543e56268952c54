import { getItemOffersFx } from '@jeoul/api'
import { $query, defaultListQuery } from '@jeoul/list'
import { soldItem as item } from '@jeoul/list/testing/sold-item'
import { regionChosen } from '@jeoul/personal-price'
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, describe, expect, test } from 'vitest'
import { AnyonesBasis } from './own-price.tsx'
import { PersonalPrice } from './personal-price.tsx'

afterEach(cleanup)

test('"or it says 예상": without the offers of a product, its price is an estimate', () => {
  render(
    <Provider value={fork()}>
      <PersonalPrice item={item} />
    </Provider>,
  )
  expect(screen.getAllByText(/예상 결제가/)).not.toEqual([])
  expect(screen.queryByText(/내 결제가/)).toBeNull()
})

test('regression: a row shrank until the offers of its product had come', () => {
  const { container } = render(
    <Provider value={fork()}>
      <PersonalPrice item={{ ...item, cash: null, card: null }} />
    </Provider>,
  )
  expect(container.querySelector('.price')).not.toBeNull()
})

describe('regression: the words of delivery beside a price were those of another offer', () => {
  const surcharged = { cash: 880_000, costRegion: { jeju: 3_000 } }
  const free = { cash: 890_000, costRegion: { jeju: 0 } }

  async function showOnJeju(traits: readonly 'free'[]) {
    const offers = [surcharged, free].map(offer => ({
      mallName: '11번가',
      card: null,
      eventCard: '',
      costDelivery: { kind: 'free' as const },
      ...offer,
    }))
    const scope = fork({
      values: [[$query, { ...defaultListQuery, traits }]],
      handlers: [
        [
          getItemOffersFx,
          () => ({ success: true, message: 'success', result: [{ item_id: item.item_id, offers }] }),
        ],
      ],
    })
    await allSettled(regionChosen, { scope, params: 'jeju' })
    const { container } = render(
      <Provider value={scope}>
        <AnyonesBasis basis="무료배송" />
        <PersonalPrice item={item} />
      </Provider>,
    )
    await allSettled(scope)
    return { basis: container.querySelector('[data-basis]'), own: container.querySelector('summary') }
  }

  test('everyone’s price says that its delivery is to the mainland, the own one says its own', async () => {
    const { basis, own } = await showOnJeju([])
    expect(basis?.textContent).toBe('육지 기준')
    expect(own?.textContent?.trim()).toBe('내 결제가 883,000원 배송비 포함')
  })

  test('in a list of free delivery only, the own price is that of an offer with free delivery', async () => {
    const { own } = await showOnJeju(['free'])
    expect(own?.textContent?.trim()).toBe('무료배송 결제가 890,000원')
    expect(screen.getByText(/배송비를 내는 곳은 883,000원부터예요/)).toBeTruthy()
  })
})
