import type { Part, PartKind, PriceType } from '@jeoul/api/types'
import { checkBuild, checkCandidates, type Outcome, type PartsByKind } from '@jeoul/compatibility'
import { isOrdinary } from '../goods-condition.ts'
import { partKinds } from '../part-kinds.ts'
import { partPrice } from '../part-price.ts'
import { pieceOf } from '../piece-of.ts'
import type { StartPlan } from './start-plan.ts'

/** What others depend on comes first. */
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
/** Of these the dearest within its share is taken, because what they cost is what they do. */
const byPrice: readonly PartKind[] = ['gpu', 'cpu']

export const startKinds: readonly PartKind[] = order

interface Priced {
  readonly part: Part
  readonly price: number
}

/**
 * The parts of a ready-made start (assumed): kind by kind, one that goes with those before it and costs no more than its
 * share and what earlier kinds left over. Of processors and graphics cards the dearest such part is taken; of all else the
 * most popular that costs at least half as much, so that cheap boards do not carry dear processors. A cooler is left
 * out where the processor brings one. Goods on a condition, such as an import by oneself, are taken only where no ordinary
 * ones that go with the others are affordable.
 *
 * @param parts all parts by kind, the most popular first
 * @returns in the order of the sheet; null where the budget does not carry it, or where the parts have a 문제 or 주의
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

/** What fits and is affordable; where nothing is, the cheapest that fits: another kind may leave what it lacks. */
function chooseOf(
  kind: PartKind,
  chosen: readonly Part[],
  candidates: readonly Priced[],
  most: number,
): Priced | undefined {
  const checks = checkCandidates(
    piecesOf(chosen),
    candidates.map(({ part }) => pieceOf({ part, quantity: 1 })),
  )
  const fitting = candidates.filter(({ part }) => isSound(checks.get(part.part_id)))
  const affordable = fitting.filter(({ price }) => price <= most)
  const dearest = (those: readonly Priced[]) => cheapestFirst(those).at(-1)
  const popular = (those: readonly Priced[]) => those.find(({ price }) => price >= most / 2) ?? those[0]
  const pick = byPrice.includes(kind) ? dearest : popular
  const ordinary = affordable.filter(({ part }) => isOrdinary(part))
  return pick(ordinary) ?? pick(affordable) ?? cheapestFirst(fitting)[0]
}

function cheapestFirst(those: readonly Priced[]): readonly Priced[] {
  return those.toSorted((one, other) => one.price - other.price)
}

/** The parts that the plan asks for, with their prices. */
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

/** Its worst finding is at most a condition. */
function isSound(said: { readonly outcome: Outcome } | undefined): boolean {
  return said?.outcome !== 'problem' && said?.outcome !== 'warning'
}

function piecesOf(chosen: readonly Part[]) {
  return chosen.map(part => pieceOf({ part, quantity: 1 }))
}
