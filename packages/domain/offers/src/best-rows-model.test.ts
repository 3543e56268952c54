import { getMallsFx, type MallsParams } from '@jeoul/api'
import { cardToggled } from '@jeoul/personal-price'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $bestRows } from './best-rows-model.ts'
import { offerListOpened } from './offer-list-model.ts'
import { marketOf } from './testing/market-of.ts'

const malls = [7, 3, 5, 1, 6, 2, 4].map(place =>
  marketOf({ mallName: `몰 ${place}`, itemIdCp: String(place), priceB2c: 10_000 + place * 100 }),
)

async function setUp() {
  const markets = ({ card }: MallsParams) =>
    malls.map(mall =>
      card && mall.mallName === '몰 7' ? { ...mall, priceB2c: 9000, eventCard: '삼성카드' } : mall,
    )
  const handler = (_: unknown, params: MallsParams) => ({
    success: true,
    message: 'success',
    markets: markets(params),
  })
  const scope = fork({ handlers: [[getMallsFx, handler]] })
  const open = (tab: 'all' | 'delivery') =>
    allSettled(offerListOpened, { scope, params: { itemId: '7', tab } })
  await open('all')
  const names = ($best = $bestRows) => scope.getState($best).map(({ market }) => market.mallName)
  return { scope, open, names }
}

test('"the five best malls", from cheap to dear', async () => {
  const { names } = await setUp()
  expect(names()).toEqual(['몰 1', '몰 2', '몰 3', '몰 4', '몰 5'])
})

test('another tab of the table does not change them', async () => {
  const { open, names } = await setUp()
  await open('delivery')
  expect(names()).toEqual(['몰 1', '몰 2', '몰 3', '몰 4', '몰 5'])
})

test('they follow the shopper’s own card', async () => {
  const { scope, names } = await setUp()
  await allSettled(cardToggled, { scope, params: '삼성카드' })
  expect(names()[0]).toBe('몰 7')
})
