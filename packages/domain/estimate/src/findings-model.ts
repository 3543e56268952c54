import type { Part, PartKind } from '@jeoul/api/types'
import { type Finding, kindsThatMend, type Mend, mendsOf, powerOf } from '@jeoul/compatibility'
import { combine, createEvent, createStore, sample } from 'effector'
import { $kindParts, kindsWanted } from './kind-parts-model.ts'
import { $estimate } from './model.ts'
import { partPrice } from './part-price.ts'
import { pieceOf } from './piece-of.ts'
import { $sheetLines } from './sheet-model.ts'
import { readBuild } from './unfinished.ts'

/** The findings are on a screen: what mends the problems is looked for from now on. */
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

sample({
  clock: [$isShown, $problems],
  source: { problems: $problems, pieces: $pieces },
  filter: combine($isShown, $problems, (isShown, problems) => isShown && problems.length > 0),
  fn: ({ problems, pieces }) => [...new Set(problems.flatMap(problem => kindsThatMend(pieces, problem)))],
  target: kindsWanted,
})

/** The cheapest change that mends a problem, by the problem; none where there is none, or while parts are on their way. */
export const $mends = combine(
  { problems: $problems, pieces: $pieces, kindParts: $kindParts, estimate: $estimate },
  ({ problems, pieces, kindParts, estimate: { type } }): ReadonlyMap<Finding, Mend> => {
    const parts: Partial<Record<PartKind, readonly Part[]>> = {}
    for (const finding of problems) {
      for (const kind of kindsThatMend(pieces, finding)) parts[kind] = kindParts[kind]?.data ?? []
    }
    return new Map(
      problems.flatMap(finding => {
        const [cheapest] = mendsOf(pieces, finding, parts, part => partPrice(part, type))
        return cheapest ? [[finding, cheapest] as const] : []
      }),
    )
  },
)
