import type { Part, PartKind, PriceType } from '@jeoul/api/types'
import { checkBuild, checkCandidates, type Outcome, type PartsByKind } from '@jeoul/compatibility'
import { isOrdinary } from '../goods-condition.ts'
import { partKinds } from '../part-kinds.ts'
import { partPrice } from '../part-price.ts'
import { pieceOf } from '../piece-of.ts'
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
/** For these kinds the most expensive part within its share is taken, since price reflects performance. */
const byPrice: readonly PartKind[] = ['gpu', 'cpu']

export const startKinds: readonly PartKind[] = order

interface Priced {
  readonly part: Part
  readonly price: number
}

/**
 * Builds a ready-made start (assumed): for each kind, a part that fits those chosen before and costs no more than its
 * share plus what earlier kinds left over. For processors and graphics cards that is the most expensive such part; for
 * all others the most popular one that costs at least half as much, so that a cheap board does not carry an expensive
 * processor. A cooler is left out if the processor includes one. Goods sold on a condition, such as personal imports,
 * are taken only if no fitting ordinary ones are affordable.
 *
 * @param parts all parts by kind, the most popular first
 * @returns in the order of the sheet; null if the budget does not suffice, or if the parts have a 문제 or 주의
 */
export function buildStart(plan: StartPlan, parts: PartsByKind, type: PriceType): readonly Part[] | null {
  let chosen: readonly Part[] = []
  let left = 0
  for (const kind of order) {
    const share = plan.shares[kind]
    if (share === undefined && kind !== 'cooler') continue
    left += (share ?? 0) * plan.budget
    if (kind === 'cooler' && hasCooling(chosen)) continue
    const next = chooseOf(kind, chosen, pricedParts(kind, plan, parts, type), left)
    if (!next) return null
    chosen = [...chosen, next.part]
    left -= next.price
  }
  if (left < 0) return null
  return checkBuild(piecesOf(chosen)).every(isSound) ? inSheetOrder(chosen) : null
}

/** The parts that fit and are affordable, or else the cheapest that fits: another kind may balance the budget. */
function chooseOf(
  kind: PartKind,
  chosen: readonly Part[],
  candidates: readonly Priced[],
  budget: number,
): Priced | undefined {
  const checks = checkCandidates(
    piecesOf(chosen),
    candidates.map(({ part }) => pieceOf({ part, quantity: 1 })),
  )
  const fitting = candidates.filter(({ part }) => isSound(checks.get(part.part_id)))
  const affordable = fitting.filter(({ price }) => price <= budget)
  const dearest = (those: readonly Priced[]) => cheapestFirst(those).at(-1)
  const popular = (those: readonly Priced[]) => those.find(({ price }) => price >= budget / 2) ?? those[0]
  const pick = byPrice.includes(kind) ? dearest : popular
  const ordinary = affordable.filter(({ part }) => isOrdinary(part))
  return pick(ordinary) ?? pick(affordable) ?? cheapestFirst(fitting)[0]
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
    const { modules = 0, module_capacity = 0, capacity = 0, graphics } = part.figures
    const isEnough =
      kind === 'memory'
        ? modules * module_capacity >= memory
        : kind === 'ssd'
          ? capacity >= storage
          : kind !== 'cpu' || shares.gpu !== undefined || graphics === true
    return price !== null && isEnough ? [{ part, price }] : []
  })
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
