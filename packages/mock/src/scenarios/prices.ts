import type { RequestHead } from '../operation/plain-request.ts'
import { changeJson, changeObjects, type JsonObject, patch } from './change-json.ts'
import type { Scenario, ScenarioTable } from './scenario.ts'

/** Prices that are missing or extremely large. */
export const priceScenarios: ScenarioTable = {
  'sold-out': {
    about: 'every item is 일시품절, without prices or offers',
    play: withoutOffers(
      () => true,
      changeJson(body => changeObjects(body, sellOut)),
    ),
  },
  'card-prices-missing': {
    about: 'no item has a card price, and no mall has a card offer',
    play: withoutOffers(
      isForCards,
      changeJson(body => changeObjects(body, withoutCard)),
    ),
  },
  'big-prices': {
    about: 'every price is multiplied by a thousand',
    play: () => ({ change: changeJson(body => changeObjects(body, enlarge)) }),
  },
}

type Change = (response: Response) => Promise<Response>

/** Changes all answers, and removes the offers from those answers of `getMalls` for which `isMeant` holds. */
function withoutOffers(isMeant: (head: RequestHead) => boolean, change: Change): Scenario['play'] {
  const noOffers = { change: changeJson(body => patch(body, { markets: [] })) }
  return ({ operationId, request }) => {
    if (operationId === 'getMalls') return isMeant(request) ? noOffers : undefined
    return { change }
  }
}

/** "Card queries: on_sale=1" (specification, section 9). */
function isForCards({ url }: RequestHead): boolean {
  return new URL(url).searchParams.get('on_sale') === '1'
}

/** Parts of an assembled PC must have prices, which also distinguishes them from items. */
function isPart(object: JsonObject): boolean {
  return 'type' in object && 'idx' in object
}

/** The prices of a filter index are a column, in which 0 means none; elsewhere null does. */
function noPrice(price: unknown): unknown {
  return Array.isArray(price) ? price.map(() => 0) : null
}

function sellOut(object: JsonObject): JsonObject {
  if (Array.isArray(object.cash)) return { ...object, cash: noPrice(object.cash), card: noPrice(object.card) }
  if (isPart(object)) return { ...object, price_state: 1 }
  if ('lowest' in object) return sellOut(withoutLowest(object))
  if ('offers' in object) return { ...object, offers: [] }
  if ('priceLow' in object) return { ...object, priceLow: null }
  if (!('cash' in object) || !('price_state' in object || 'state' in object)) return object
  const state = 'price_state' in object ? { price_state: 1 } : { state: 1 }
  const card = 'card' in object ? { card: null } : {}
  const malls = 'mall_count' in object ? { mall_count: 0 } : {}
  return { ...object, ...state, ...malls, cash: null, ...card }
}

function withoutCard(object: JsonObject): JsonObject {
  const isPriced = 'price_state' in object || 'state' in object || Array.isArray(object.card)
  if (isPart(object) || !isPriced) return object
  return { ...withoutLowest(object), ...('card' in object && { card: noPrice(object.card) }) }
}

function withoutLowest({ lowest: _, ...object }: JsonObject): JsonObject {
  return object
}

const priceFields = new Set(['cash', 'card', 'price', 'originPrice', 'priceB2c', 'priceLow', 'amount'])

function enlarge(object: JsonObject): JsonObject {
  const { total, delivery } = object
  if (typeof total === 'number' && delivery !== undefined)
    return { ...object, total: enlargePaid(total, delivery) }
  const times = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(times)
    return typeof value === 'number' ? value * 1000 : value
  }
  const larger = (name: string, value: unknown) => (priceFields.has(name) ? times(value) : value)
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, larger(name, value)]))
}

/** What delivery costs stays. */
function enlargePaid(total: number, delivery: unknown): number {
  const fee = typeof delivery === 'number' ? delivery : 0
  return (total - fee) * 1000 + fee
}
