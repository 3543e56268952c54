import type { Part, PartKind } from '@jeoul/api/types'
import { buildOf } from './build.ts'
import { findingsOf } from './check-build.ts'
import { type Finding, worstOf } from './finding.ts'
import type { Piece } from './piece.ts'
import { rulesOf } from './rules/rules.ts'

/** One change of one part. */
export interface Mend {
  /** The part that is taken out; null where one is only added. */
  readonly replaces: string | null
  readonly part: Part
  /** As many pieces of it; fewer of the same part than before where that is enough. */
  readonly quantity: number
  /** Won more than before, below 0 for less. Where the part taken out has no price, all of the new price. */
  readonly difference: number
}

export type PartsByKind = Readonly<Partial<Record<PartKind, readonly Part[]>>>

/** What mends a missing part: another one of these kinds. */
const additions: Readonly<Partial<Record<Finding['rule'], PartKind>>> = { picture: 'gpu', cooling: 'cooler' }

/** The kinds of parts that a finding may be mended by, for which `mendsOf` wants to know all parts. */
export function kindsThatMend(pieces: readonly Piece[], { rule, partIds }: Finding): readonly PartKind[] {
  const replaced = pieces.filter(({ partId }) => partIds.includes(partId)).map(({ kind }) => kind)
  return [...replaced, additions[rule] ?? []].flat()
}

/**
 * The cheapest change of each kind of part that makes a finding's rule pass without making another problem, the cheapest
 * first; empty where no single change does. Cheapest is the least price difference either way: a much cheaper part
 * mends by being a lesser one (assumed).
 */
export function mendsOf(
  pieces: readonly Piece[],
  finding: Finding,
  partsByKind: PartsByKind,
  priceOf: (part: Part) => number | null = part => part.cash,
): readonly Mend[] {
  const replaced = pieces.filter(({ partId }) => finding.partIds.includes(partId))
  const added = additions[finding.rule]
  const places = [
    ...replaced.map(piece => ({ kind: piece.kind, piece })),
    ...(added === undefined ? [] : [{ kind: added, piece: null }]),
  ]
  return places
    .flatMap(({ kind, piece }) => {
      const changes = changesOf(partsByKind[kind] ?? [], piece, priceOf)
      return changes.sort(byCost).find(change => mends(pieces, finding, change)) ?? []
    })
    .sort(byCost)
}

const byCost = (a: Mend, b: Mend) => Math.abs(a.difference) - Math.abs(b.difference)

/** Other parts in the place of a piece, or fewer of the same; parts to add where there is none. */
function changesOf(
  parts: readonly Part[],
  piece: Piece | null,
  priceOf: (part: Part) => number | null,
): Mend[] {
  const { partId: replaces = null, quantity = 1 } = piece ?? {}
  const current = parts.find(({ part_id }) => part_id === replaces)
  const paid = ((current && priceOf(current)) ?? 0) * quantity
  return parts.flatMap(part => {
    const price = priceOf(part)
    if (price === null) return []
    const quantities = part === current ? Array.from({ length: quantity - 1 }, (_, at) => at + 1) : [quantity]
    return quantities.map(number => ({ replaces, part, quantity: number, difference: price * number - paid }))
  })
}

function mends(pieces: readonly Piece[], finding: Finding, { replaces, part, quantity }: Mend): boolean {
  const { part_id: partId, kind, name, figures } = part
  const changed = [
    ...pieces.filter(piece => piece.partId !== replaces),
    { partId, kind, name, figures, quantity },
  ]
  const before = buildOf(pieces)
  const after = buildOf(changed)
  return rulesOf(kind).every(rule => {
    const now = findingsOf(rule, after)
    if (rule.id === finding.rule) return worstOf(now) === 'pass'
    return problemsIn(now) <= problemsIn(findingsOf(rule, before))
  })
}

function problemsIn(findings: readonly Finding[]): number {
  return findings.filter(({ outcome }) => outcome === 'problem').length
}
