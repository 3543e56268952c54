import type { PartKind } from '@jeoul/api/types'
import {
  buildOf,
  checkBuild,
  type Finding,
  isMissingPart,
  missingKinds,
  type Piece,
  powerOf,
} from '../compatibility/index.ts'
import { partKinds } from '../parts/part-kinds.ts'
import { pieceOf } from './sheet.ts'
import { $sheetLines } from './sheet-model.ts'

const requiredKinds: Readonly<Partial<Record<Finding['rule'], PartKind>>> = {
  cooling: 'cooler',
  picture: 'gpu',
}

/** The findings about a build that may be unfinished. */
interface BuildReading {
  /** How the parts fit together, the worst first. */
  readonly findings: readonly Finding[]
  /** Labels of the kinds still to be chosen, in the order of the sheet; empty if there is no core part. */
  readonly toChoose: readonly string[]
}

/**
 * Checks a build that may be unfinished (assumed): while a part that every PC has is missing, other missing parts are
 * listed as still to be chosen instead of as problems. Once all of those are present, a missing part is a problem.
 */
export function readBuild(pieces: readonly Piece[]): BuildReading {
  const findings = checkBuild(pieces)
  const missing = missingKinds(buildOf(pieces))
  if (missing.length === 0) return { findings, toChoose: [] }
  const further = findings.filter(isMissingPart).flatMap(({ rule }) => requiredKinds[rule] ?? [])
  const toCome = new Set([...missing, ...further])
  return {
    findings: findings.filter(finding => !isMissingPart(finding)),
    toChoose: partKinds.flatMap(({ kind, label }) => (toCome.has(kind) ? [label] : [])),
  }
}

/** The parts as pieces for the compatibility check. */
export const $pieces = $sheetLines.map(lines => lines.map(pieceOf))
const $reading = $pieces.map(readBuild)
/** The findings about how the parts fit together, the worst first. */
export const $findings = $reading.map(({ findings }) => findings)
/** Labels of the kinds that are still to be chosen. */
export const $toChoose = $reading.map(({ toChoose }) => toChoose)
/** The power that the parts draw, and the reserve of the power supply. */
export const $power = $pieces.map(powerOf)
