import type { PlanQuestion, WantedPart } from '@jeoul/estimate/plan'
import {
  $offers,
  type MallOffer,
  type OffersQuestion,
  offersKey,
  offersWanted,
  pairOffers,
} from '@jeoul/offers'
import { $paymentTerms } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, type StoreValue, sample, scopeBind } from 'effector'
import { $plan, planRequested, planRetried } from './model.ts'

/** A part whose offers have yet to be loaded. */
export type WantedProduct = Omit<WantedPart, 'offers'>

/** Requests the offers of these parts, then a plan; again whenever the shopper's terms change. */
export const partsWanted = createEvent<readonly WantedProduct[]>()

const $wanted = createStore<readonly WantedProduct[] | null>(null, { serialize: 'ignore' }).on(
  partsWanted,
  (_, parts) => parts,
)

const requestFx = createEffect((questions: readonly OffersQuestion[]) => {
  const request = scopeBind(offersWanted, { safe: true })
  for (const question of questions) request(question)
})

/** The offers of the wanted parts, or the state of their loading. */
const $found = combine(
  $wanted,
  $offers,
  (wanted, offers): readonly WantedPart[] | 'none' | 'loading' | 'failed' => {
    if (wanted === null) return 'none'
    const statuses = questionsOf(wanted).map(question => offers[offersKey(question)]?.status)
    if (statuses.includes('failed')) return 'failed'
    if (statuses.some(status => status !== 'full')) return 'loading'
    return wanted.map(part => ({ ...part, offers: offersOf(part, offers) }))
  },
)

/** Whether a plan is available, or why not. */
export const $planOutcome = combine($found, $plan, (found, { status }) => {
  if (found === 'failed') return 'failed'
  return found === 'loading' || (found !== 'none' && status === 'idle') ? 'working' : status
})

sample({
  clock: [partsWanted, planRetried],
  source: $wanted,
  filter: wanted => wanted !== null,
  fn: (wanted: readonly WantedProduct[]) => questionsOf(wanted),
  target: requestFx,
})
sample({
  clock: combine({ parts: $found, terms: $paymentTerms }),
  filter: (question): question is PlanQuestion => typeof question.parts !== 'string',
  target: planRequested,
})

function questionsOf(parts: readonly WantedProduct[]): readonly OffersQuestion[] {
  return parts.flatMap(({ partId }) => [
    { itemId: partId, card: false },
    { itemId: partId, card: true },
  ])
}

type Offers = StoreValue<typeof $offers>

function offersOf({ partId }: WantedProduct, offers: Offers): readonly MallOffer[] {
  const [cash, card] = [false, true].map(isCard => offers[offersKey({ itemId: partId, card: isCard })]?.data)
  return pairOffers(cash ?? [], card ?? [])
}
