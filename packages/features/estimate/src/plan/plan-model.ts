import { $estimate, $sheetLines } from '@jeoul/estimate'
import { type PlanQuestion, type PurchasePlan, solve, type WantedPart } from '@jeoul/estimate/plan'
import {
  $offers,
  type MallOffer,
  type OffersQuestion,
  offersKey,
  offersWanted,
  pairOffers,
} from '@jeoul/offers'
import { $managerId } from '@jeoul/page'
import { $paymentTerms } from '@jeoul/personal-price'
import { combine, createEffect, createEvent, createStore, type StoreValue, sample, scopeBind } from 'effector'
import { type ChoiceKey, drawPlan } from './draw-plan.ts'

let abandonOlder: (() => void) | null = null

/**
 * Solves a question in a worker. A busy worker receives no messages, so a newer question terminates it and starts
 * another.
 *
 * @throws if the worker fails, or a newer question replaces this one
 */
export async function askWorker(question: PlanQuestion): Promise<PurchasePlan> {
  abandonOlder?.()
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<PurchasePlan>((resolve, reject) => {
      abandonOlder = () => {
        worker.terminate()
        reject(new Error('a newer question has replaced it'))
      }
      worker.addEventListener('message', ({ data }: MessageEvent<PurchasePlan>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the worker that plans a purchase has failed')))
      worker.postMessage(question)
    })
  } finally {
    worker.terminate()
  }
}

/** A question with its plan. */
interface PlanAnswer {
  readonly question: PlanQuestion
  readonly plan: PurchasePlan
}

/** The state of the newest question. While it is being solved, `answer` keeps the previous one. */
type PlanState =
  | { readonly status: 'idle'; readonly answer: null }
  | { readonly status: 'working'; readonly answer: PlanAnswer | null }
  | { readonly status: 'ready'; readonly answer: PlanAnswer }
  | { readonly status: 'failed'; readonly answer: null }

/** Asks for the cheapest way to buy these parts. A new question replaces the previous one. */
export const planRequested = createEvent<PlanQuestion>()
/** Asks the last question again. */
export const planRetried = createEvent()

/** Solves a question in a worker or, if there are none, synchronously. */
export const solveFx = createEffect((question: PlanQuestion): PurchasePlan | Promise<PurchasePlan> =>
  typeof Worker === 'undefined' ? solve(question) : askWorker(question),
)

const $question = createStore<PlanQuestion | null>(null, { serialize: 'ignore' }).on(
  planRequested,
  (_, question) => question,
)

export const $plan = createStore<PlanState>({ status: 'idle', answer: null }, { serialize: 'ignore' }).on(
  planRequested,
  ({ answer }) => ({ status: 'working', answer }),
)

sample({ clock: planRequested, target: solveFx })
sample({
  clock: planRetried,
  source: $question,
  filter: question => question !== null,
  fn: (question: PlanQuestion) => question,
  target: planRequested,
})
sample({
  clock: solveFx.done,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (_, { params, result }): PlanState => ({ status: 'ready', answer: { question: params, plan: result } }),
  target: $plan,
})
sample({
  clock: solveFx.fail,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (): PlanState => ({ status: 'failed', answer: null }),
  target: $plan,
})

/** A part whose offers have yet to be loaded. */
type WantedProduct = Omit<WantedPart, 'offers'>

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
  clock: [partsWanted, planRetried, $managerId],
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

/** The purchase plan is on screen; from now on it follows the estimate. */
export const planShown = createEvent()

const $isShown = createStore(false, { serialize: 'ignore' }).on(planShown, () => true)

/** Services that come with an assembled PC, such as the assembly itself, are not sold by malls. */
const isProduct = (partId: string) => !partId.startsWith('s')

const $products = combine($sheetLines, $estimate, (lines, { each }) =>
  lines.flatMap(({ part: { part_id: partId, name }, quantity }) =>
    isProduct(partId) ? [{ partId, name, quantity: quantity * each }] : [],
  ),
)

/** Names of the parts that the plan leaves out. */
export const $leftOut = $sheetLines.map(lines =>
  lines.flatMap(({ part }) => (isProduct(part.part_id) ? [] : [part.name])),
)

sample({ clock: [planShown, $products], source: $products, filter: $isShown, target: partsWanted })

/** Shows another way to buy the parts. */
export const choiceShown = createEvent<ChoiceKey>()

/** The last plan, formatted. */
export const $drawnPlan = combine(
  $plan,
  $estimate,
  ({ answer }, { months }) => answer && drawPlan(answer.question, answer.plan, months),
)

/** The way to buy that the shopper selected, or null. */
export const $shownChoice = createStore<ChoiceKey | null>(null, { serialize: 'ignore' }).on(
  choiceShown,
  (_, choice) => choice,
)
