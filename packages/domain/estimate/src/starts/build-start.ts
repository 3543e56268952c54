import type { Part, PartKind, PriceType } from '@jeoul/api/types'
import {
  type CandidateCheck,
  checkBuild,
  checkCandidateSteps,
  type Outcome,
  type PartsByKind,
  type Steps,
} from '../compatibility/index.ts'
import { isOrdinary, partPrice } from '../parts/part.ts'
import { partKinds } from '../parts/part-kinds.ts'
import { pieceOf } from '../sheet/sheet.ts'
import type { StartPlan } from './start-plan.ts'

/** Kinds that others depend on come first. */
const order = [
  'gpu',
  'cpu',
  'motherboard',
  'memory',
  'ssd',
  'case',
  'cooler',
  'power',
] as const satisfies readonly PartKind[]
/** For these kinds the best class within its share is taken: what its parts usually cost reflects performance. */
const byClass: readonly PartKind[] = ['gpu', 'cpu']

export const startKinds: readonly PartKind[] = order

/** Sockets that new PCs are built on (assumed): dearer processors of older ones are rare, not fast. */
const currentSockets: readonly string[] = ['AM4', 'AM5', 'LGA1700', 'LGA1851']

interface Priced {
  readonly part: Part
  readonly price: number
}

/** The most attempts to stay within the budget, and the least share of it that each has less (assumed). */
const [maxAttempts, leastCut] = [3, 0.05]

/**
 * Builds a ready-made start in steps, since there may be thousands of parts (assumed): for each kind, a part that fits
 * those chosen before and costs no more than its share plus what earlier kinds left over. For processors and graphics
 * cards that is the most popular such part of the class whose parts usually cost most, so that an overpriced card of a
 * lower class is never taken for a better one; for all others the most popular one that costs at least half as much, so
 * that a cheap board does not carry an expensive processor. A cooler is left out if the processor includes one. Parts
 * of which more figures are known go before others. Goods sold on a condition, such as personal imports, are taken only
 * if no fitting ordinary ones are affordable. Where the parts exceed the budget, it is tried again with less for all of
 * them.
 *
 * @param parts all parts by kind, the most popular first
 * @returns in the order of the sheet; null if the budget does not suffice, or if the parts have a 문제 or 주의
 */
export function* buildStart(
  plan: StartPlan,
  parts: PartsByKind,
  type: PriceType,
): Steps<readonly Part[] | null> {
  let { budget } = plan
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const built = yield* buildWithin({ ...plan, budget }, parts, type)
    if (!built) return null
    const overspent = built.reduce((sum, { price }) => sum + price, 0) - plan.budget
    const chosen = built.map(({ part }) => part)
    if (overspent <= 0) return checkBuild(piecesOf(chosen)).every(isSound) ? inSheetOrder(chosen) : null
    budget -= Math.max(overspent, plan.budget * leastCut)
  }
  return null
}

/** A part of each kind; null if no part of a kind fits. */
function* buildWithin(plan: StartPlan, parts: PartsByKind, type: PriceType): Steps<readonly Priced[] | null> {
  let chosen: readonly Priced[] = []
  let left = 0
  for (const kind of order) {
    const share = plan.shares[kind]
    if (share === undefined && kind !== 'cooler') continue
    left += (share ?? 0) * plan.budget
    const held = chosen.map(({ part }) => part)
    if (kind === 'cooler' && hasCooling(held)) continue
    const next = yield* chooseOf(kind, held, pricedParts(kind, plan, parts, type), left)
    if (!next) return null
    chosen = [...chosen, next]
    left -= next.price
  }
  return chosen
}

/** The parts that fit and are affordable, or else the cheapest that fits: another kind may balance the budget. */
function* chooseOf(
  kind: PartKind,
  chosen: readonly Part[],
  candidates: readonly Priced[],
  budget: number,
): Steps<Priced | undefined> {
  const checks = yield* checkCandidateSteps(
    piecesOf(chosen),
    candidates.map(({ part }) => pieceOf({ part, quantity: 1 })),
  )
  const fitting = candidates.filter(({ part }) => isSound(checks.get(part.part_id)))
  const affordable = fitting.filter(({ price }) => price <= budget)
  const ofBestClass = (those: readonly Priced[]) => {
    const usual = usualPrices(candidates)
    const usualOf = (priced: Priced) => usual.get(classOf(priced)) ?? 0
    const most = Math.max(...those.map(usualOf))
    return those.find(priced => usualOf(priced) === most)
  }
  const popular = (those: readonly Priced[]) => those.find(({ price }) => price >= budget / 2) ?? those[0]
  const pick = byClass.includes(kind) ? ofBestClass : popular
  const best = (those: readonly Priced[]) => pick(leastUnknown(those, checks))
  const ordinary = affordable.filter(({ part }) => isOrdinary(part))
  return best(ordinary) ?? best(affordable) ?? cheapestFirst(fitting)[0]
}

/** The class of a part: its graphics chip, or the cores of a processor; a part that does not state them is its own. */
function classOf({ part: { part_id, figures } }: Priced): string {
  const { chip, video_memory, socket, generation, cores, clock } = figures
  if (chip !== undefined) return `${chip} ${video_memory ?? ''}`
  return cores && clock ? [socket, generation, cores, clock].join(' ') : part_id
}

/** The median price of each class, in won. */
function usualPrices(candidates: readonly Priced[]): ReadonlyMap<string, number> {
  const prices = Array.from(Map.groupBy(candidates, classOf), ([name, those]) => {
    const middle = cheapestFirst(those)[Math.floor((those.length - 1) / 2)]
    return [name, middle?.price ?? 0] as const
  })
  return new Map(prices)
}

/** Those parts of which the fewest rules cannot tell whether they fit. */
function leastUnknown(
  those: readonly Priced[],
  checks: ReadonlyMap<string, CandidateCheck>,
): readonly Priced[] {
  const unknownOf = ({ part }: Priced) =>
    checks.get(part.part_id)?.findings.filter(({ outcome }) => outcome === 'unknown').length ?? 0
  const least = Math.min(...those.map(unknownOf))
  return those.filter(priced => unknownOf(priced) === least)
}

function cheapestFirst(those: readonly Priced[]): readonly Priced[] {
  return those.toSorted((one, other) => one.price - other.price)
}

/** The parts that match the plan, with their prices. */
function pricedParts(
  kind: PartKind,
  { memory, storage, shares }: StartPlan,
  parts: PartsByKind,
  type: PriceType,
): readonly Priced[] {
  return (parts[kind] ?? []).flatMap((part): readonly Priced[] => {
    const price = partPrice(part, type)
    const { modules = 0, module_capacity = 0, capacity = 0, graphics, socket } = part.figures
    const isEnough =
      kind === 'memory'
        ? modules * module_capacity >= memory
        : kind === 'ssd'
          ? capacity >= storage
          : kind !== 'cpu' || (isCurrent(socket) && (shares.gpu !== undefined || graphics === true))
    return price !== null && isEnough ? [{ part, price }] : []
  })
}

function isCurrent(socket: string | undefined): boolean {
  return socket !== undefined && currentSockets.includes(socket.replaceAll(' ', ''))
}

function inSheetOrder(chosen: readonly Part[]): readonly Part[] {
  return partKinds.flatMap(({ kind }) => chosen.filter(part => part.kind === kind))
}

function hasCooling(chosen: readonly Part[]): boolean {
  return checkBuild(piecesOf(chosen)).every(({ rule, outcome }) => rule !== 'cooling' || outcome === 'pass')
}

/** Whether the worst outcome is no worse than conditional. */
function isSound(finding: { readonly outcome: Outcome } | undefined): boolean {
  return finding?.outcome !== 'problem' && finding?.outcome !== 'warning'
}

function piecesOf(chosen: readonly Part[]) {
  return chosen.map(part => pieceOf({ part, quantity: 1 }))
}
