import type { ItemsParams } from '@jeoul/api'
import { expect, test } from 'vitest'
import { $nearest } from './nearest-model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

/** A host with products at 100,000 won only. */
function setUpHost() {
  const answer = ({ query: { min = 0, max = 1_000_000 } }: ItemsParams) => {
    const { result, ...rest } = itemsAnswer(min <= 100_000 && 100_000 <= max ? 2 : 0)
    const items = result.items.map(item => ({
      ...item,
      cash: 100_000,
      card: 100_000,
      price_state: 3 as const,
    }))
    return { ...rest, result: { ...result, items } }
  }
  return setUp({ items: answer })
}

test.each([
  ['a highest price', '?max=90000&maker=5', { sort: 'low', min: 90_001, maker: ['5'] }, 10_000],
  ['a lowest price', '?min=120000', { sort: 'high', max: 119_999 }, 20_000],
  ['a range', '?min=10000&max=95000', { sort: 'low', min: 95_001 }, 5000],
])(
  '%s that leaves nothing: the nearest products are asked for, with all other choices',
  async (_, search, asked, beyond) => {
    const { scope, requests, open } = setUpHost()
    await open('111213', search)
    expect(requests.items.mock.lastCall?.[0].query).toMatchObject({ ...asked, cate_id: '111213', limit: 3 })
    expect(scope.getState($nearest)).toMatchObject([
      { price: 100_000, beyond },
      { price: 100_000, beyond },
    ])
  },
)

test.each([
  ['a range with products', '?max=110000', 1],
  ['no price range', '?maker=5', 1],
  ['a range without any product on either side', '?max=0', 2],
])('%s has no nearest products', async (_, search, calls) => {
  const { scope, requests, open } = setUpHost()
  if (calls === 2) requests.items.mockImplementation(() => itemsAnswer(0))
  await open('111213', search)
  expect(requests.items).toHaveBeenCalledTimes(calls)
  expect(scope.getState($nearest)).toEqual([])
})

test('leaving the range forgets them', async () => {
  const { scope, open } = setUpHost()
  await open('111213', '?max=90000')
  await open('111213', '')
  expect(scope.getState($nearest)).toEqual([])
})
