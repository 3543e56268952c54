import type { Piece } from '../build.ts'
import { checkBuild, isMissingPart } from '../check-build.ts'
import type { FixQuestion, Market } from '../fixes/fix.ts'
import type { Finding, RuleId } from '../rule.ts'

/** One or more changes that were tried. */
export interface Tried {
  readonly after: readonly Piece[]
  /** Absolute price difference in won. */
  readonly distance: number
  /** The changed places: the id of a part that was present, or the kind that was added. */
  readonly places: readonly string[]
  /** The ids of the new parts. */
  readonly came: readonly string[]
}

/**
 * Finds the acceptable fixes of one part and of two by trying every change. Fixes that replace a part named by all
 * problems come first, then fixes whose new part has no problem itself.
 */
export function bruteForceFixes(question: FixQuestion, market: Market) {
  const solves = ({ after }: Tried) => isSolved(question, after)
  const start: Tried = { after: question.pieces, distance: 0, places: [], came: [] }
  const tried = changesFrom(start, question, market)
  const ofOne = preferred(tried.filter(solves), change => isOfNamed(question, change))
  return {
    ofOne: preferred(ofOne, leavesNoProblem),
    ofTwo: tried.flatMap(one => changesFrom(one, question, market)).filter(solves),
  }
}

/** The changes for which `is` holds, or all of them if it holds for none. */
function preferred(changes: readonly Tried[], is: (change: Tried) => boolean): readonly Tried[] {
  const those = changes.filter(is)
  return those.length > 0 ? those : changes
}

function isOfNamed({ problems }: FixQuestion, { places }: Tried): boolean {
  return problems.every(({ rule, partIds }) =>
    places.every(place => partIds.includes(place) || addedFor(rule) === place),
  )
}

function addedFor(rule: RuleId): 'gpu' | 'cooler' | undefined {
  return rule === 'picture' ? 'gpu' : rule === 'cooling' ? 'cooler' : undefined
}

function leavesNoProblem({ after, came }: Tried): boolean {
  const problems = checkBuild(after).filter(
    finding => finding.outcome === 'problem' && !isMissingPart(finding),
  )
  return !problems.some(({ partIds }) => partIds.some(partId => came.includes(partId)))
}

function isSolved({ pieces, problems, keeps }: FixQuestion, after: readonly Piece[]): boolean {
  const broken = new Set(problems.map(({ rule }) => rule))
  const found = checkBuild(after)
  const countOf = (findings: readonly Finding[], of: Finding['rule']) =>
    findings.filter(({ rule, outcome }) => rule === of && outcome === 'problem').length
  const before = checkBuild(pieces)
  return found.every(
    ({ rule, outcome, partIds }) =>
      (!broken.has(rule) || outcome === 'pass' || (keeps !== undefined && !partIds.includes(keeps))) &&
      countOf(found, rule) <= countOf(before, rule),
  )
}

/** Another part, or fewer of the same one, at every place that is still unchanged. */
function changesFrom(
  { after, distance, places, came }: Tried,
  question: FixQuestion,
  market: Market,
): readonly Tried[] {
  const { parts, priceOf } = market
  const added = question.problems.flatMap(({ rule }) => addedFor(rule) ?? [])
  const presentIds = [...question.pieces.map(({ partId }) => partId), ...came]
  return [
    ...question.pieces.map(piece => ({ ...piece, place: piece.partId, isThere: true })),
    ...added.map(kind => ({ kind, partId: '', quantity: 1, place: kind, isThere: false })),
  ]
    .filter(({ place }) => place !== question.keeps && !places.includes(place))
    .flatMap(({ kind, partId, quantity, place, isThere }) => {
      const offered = parts[kind] ?? []
      const current = offered.find(({ part_id }) => part_id === partId)
      const paid = ((current && priceOf(current)) ?? 0) * quantity
      return offered.flatMap(part => {
        const price = priceOf(part)
        if (price === null || (part !== current && presentIds.includes(part.part_id))) return []
        const counts = part === current ? Array.from({ length: quantity - 1 }, (_, at) => at + 1) : [quantity]
        return counts.map((count): Tried => {
          const { part_id, name, figures } = part
          const piece = { partId: part_id, kind, name, figures, quantity: count }
          return {
            after: [...after.filter(other => !isThere || other.partId !== partId), piece],
            distance: distance + Math.abs(price * count - paid),
            places: [...places, place],
            came: [...came, part_id],
          }
        })
      })
    })
}
