import { type Finding, type Fix, powerOf, searchFix } from '@jeoul/compatibility'
import { combine, createEvent, createStore, sample } from 'effector'
import { $kindParts, kindsWanted } from './kind-parts-model.ts'
import { marketOf } from './market.ts'
import { $estimate } from './model.ts'
import { partKinds } from './part-kinds.ts'
import { pieceOf } from './piece-of.ts'
import { $sheetLines } from './sheet-model.ts'
import { readBuild } from './unfinished.ts'

/** The findings are on a screen: what fixes the problems is looked for from now on. */
export const findingsShown = createEvent()

/** The parts as compatibility sees them. */
export const $pieces = $sheetLines.map(lines => lines.map(pieceOf))
const $reading = $pieces.map(readBuild)
/** What is to be said of how the parts fit together, the worst first. */
export const $findings = $reading.map(({ findings }) => findings)
/** Labels of the kinds that are still to be chosen. */
export const $toChoose = $reading.map(({ toChoose }) => toChoose)
/** What the parts draw, and what the power supply has left. */
export const $power = $pieces.map(powerOf)

const $isShown = createStore(false, { serialize: 'ignore' }).on(findingsShown, () => true)
const $problems = $findings.map(findings => findings.filter(({ outcome }) => outcome === 'problem'))

const $searches = combine(
  { isShown: $isShown, problems: $problems, pieces: $pieces, kindParts: $kindParts, estimate: $estimate },
  ({ isShown, problems, pieces, kindParts, estimate }) => {
    if (!isShown) return []
    const market = marketOf(kindParts, estimate)
    return problems.map(finding => ({ finding, ...searchFix({ pieces, problems: [finding] }, market) }))
  },
)

/** The kinds that the searches want, as one text: it changes only where they do. */
const $kindsText = $searches.map(searches => [...new Set(searches.flatMap(({ kinds }) => kinds))].join(' '))

sample({
  clock: [$kindsText, $problems],
  source: $kindsText,
  fn: text => partKinds.map(({ kind }) => kind).filter(kind => text.split(' ').includes(kind)),
  target: kindsWanted,
})

/** The cheapest change that fixes a problem, by the problem; none where there is none, or while parts are on their way. */
export const $fixes = $searches.map(
  (searches): ReadonlyMap<Finding, Fix> =>
    new Map(searches.flatMap(({ finding, fix }) => (fix ? [[finding, fix] as const] : []))),
)
