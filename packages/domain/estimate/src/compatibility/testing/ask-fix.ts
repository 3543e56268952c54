import type { Part, PartKind } from '@jeoul/api/types'
import { checkBuild } from '../check-build.ts'
import type { FixQuestion, Market, PartsByKind } from '../fixes/fix.ts'
import { searchFix } from '../fixes/search-fix.ts'
import type { RuleId } from '../rule.ts'
import { allSteps } from '../steps.ts'
import { pieceOf } from './known-pieces.ts'

const nothing = {
  cpu: [],
  motherboard: [],
  memory: [],
  gpu: [],
  ssd: [],
  hdd: [],
  case: [],
  power: [],
  cooler: [],
}

/** A market of known parts at these prices; null for no price. All other kinds are loaded and empty. */
export function marketOf(
  prices: Readonly<Record<string, number | null>>,
  isOrdinary: Market['isOrdinary'] = () => true,
): Market {
  return {
    parts: { ...nothing, ...pricedParts(prices) },
    priceOf: ({ cash }: Part) => cash,
    isOrdinary,
  }
}

/** Known parts as a host sells them, by kind; null for no price. */
function pricedParts(prices: Readonly<Record<string, number | null>>): PartsByKind {
  const parts = Object.entries(prices).map(([name, cash]): Part => {
    const { kind, figures } = pieceOf(name)
    const price = { price_state: cash === null ? 2 : 3, cash, card: cash } as const
    return { part_id: name, kind, type: 1, name, maker: '', ...price, figures }
  })
  return Object.groupBy(parts, ({ kind }) => kind)
}

/** Asks for a fix of the first problem of a rule, or of all problems of a part that must stay. */
export function questionOf(
  build: readonly string[],
  wanted: { rule: RuleId } | { keeps: string },
): FixQuestion {
  const pieces = build.map(pieceOf)
  const problems = checkBuild(pieces).filter(
    ({ outcome, rule, partIds }) =>
      outcome === 'problem' && ('rule' in wanted ? rule === wanted.rule : partIds.includes(wanted.keeps)),
  )
  if (problems.length === 0) throw new RangeError('there is no such problem')
  return 'rule' in wanted
    ? { pieces, problems: problems.slice(0, 1) }
    : { pieces, problems, keeps: wanted.keeps }
}

/** Summarizes a fix: the part removed, the part added and the difference in won; both changes if there are two. */
export function fixed(...[question, market]: Parameters<typeof searchFix>) {
  const { fix } = allSteps(searchFix(question, market))
  if (!fix) return null
  const change = [fix.replaces, fix.part.name, fix.difference] as const
  return fix.also ? [...change, fix.also.replaces, fix.also.part.name, fix.also.difference] : change
}

/** The same market with only some kinds loaded. */
export function loaded({ parts, ...market }: Market, kinds: readonly PartKind[]): Market {
  return { ...market, parts: Object.fromEntries(kinds.map(kind => [kind, parts[kind] ?? []])) }
}
