import type { PartKind } from '@jeoul/api/types'
import { checkBuild, type Finding, isMissingPart, type Piece } from '@jeoul/compatibility'
import { partKinds } from './part-kinds.ts'

/** What every PC has; one kind of each is enough (assumed). Whether it needs a cooler and a card, its processor tells. */
const needed: readonly (readonly [PartKind, ...PartKind[]])[] = [
  ['cpu'],
  ['motherboard'],
  ['memory'],
  ['ssd', 'hdd'],
  ['case'],
  ['power'],
]

const asked: Readonly<Partial<Record<Finding['rule'], PartKind>>> = { cooling: 'cooler', picture: 'gpu' }

/** What is to be said of parts that are still being chosen. */
export interface BuildReading {
  /** How the parts fit together, the worst first. */
  readonly findings: readonly Finding[]
  /** Labels of the kinds that are still to be chosen, in the order of the sheet; none where there is no core part. */
  readonly toChoose: readonly string[]
}

/**
 * Reads parts as somebody who is still choosing wants it (assumed): while a part is missing that every PC has, one that is
 * missing besides is yet to be chosen, and no fault. Once all of those are there, it is one.
 */
export function readBuild(pieces: readonly Piece[]): BuildReading {
  const findings = checkBuild(pieces)
  const isThere = (kind: PartKind) => pieces.some(piece => piece.kind === kind)
  const missing = needed.filter(kinds => !kinds.some(isThere)).map(([kind]) => kind)
  if (missing.length === 0 || missing.length === needed.length) return { findings, toChoose: [] }
  const further = findings.filter(isMissingPart).flatMap(({ rule }) => asked[rule] ?? [])
  const toCome = new Set([...missing, ...further])
  return {
    findings: findings.filter(finding => !isMissingPart(finding)),
    toChoose: partKinds.flatMap(({ kind, label }) => (toCome.has(kind) ? [label] : [])),
  }
}
