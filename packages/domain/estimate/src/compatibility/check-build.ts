import type { PartKind } from '@jeoul/api/types'
import { type Build, buildOf, missingKinds, type Piece, withPiece } from './build.ts'
import {
  type Finding,
  type Outcome,
  outcomes,
  type Rule,
  type RuleId,
  type Verdict,
  worstOf,
} from './rule.ts'
import { rules, rulesOf } from './rules/rules.ts'
import { allSteps, type Steps } from './steps.ts'

const asking: ReadonlySet<RuleId> = new Set(rules.flatMap(({ id, asksForMore }) => (asksForMore ? [id] : [])))

/** Whether a finding is a problem only because a part is missing, which the shopper may still add. */
export function isMissingPart({ rule, outcome }: Finding): boolean {
  return outcome === 'problem' && asking.has(rule)
}

function findingsOf(rule: Rule, build: Build): readonly Finding[] {
  return rule.check(build).map(verdict => findingOf(rule, verdict))
}

function findingOf({ id }: Rule, { outcome, pieces, text, sources }: Verdict): Finding {
  return { rule: id, outcome, partIds: pieces.map(({ partId }) => partId), text, sources }
}

/**
 * Checks whether the parts of a build fit together.
 *
 * @returns the findings of all rules, the worst first. A rule with nothing to compare has no finding, so an empty build
 *   has none (assumed).
 */
export function checkBuild(pieces: readonly Piece[]): readonly Finding[] {
  const build = buildOf(pieces)
  const findings = rules.flatMap(rule => findingsOf(rule, build))
  return outcomes.flatMap(outcome => findings.filter(finding => finding.outcome === outcome))
}

/** The effect of one more part on a build. */
export interface CandidateCheck {
  readonly outcome: Outcome
  /** The findings that name the candidate, except passes. */
  readonly findings: readonly Finding[]
}

/**
 * Kinds of which a PC may have several: a candidate is added to them. A candidate of any other kind replaces the
 * present one.
 */
const several: readonly PartKind[] = ['memory', 'ssd', 'hdd']

/** Candidates that are checked in one step (assumed): well below a millisecond. */
const together = 4

/** As {@link checkCandidates}, in steps: a picker may have thousands of candidates. */
export function* checkCandidateSteps(
  pieces: readonly Piece[],
  candidates: readonly Piece[],
): Steps<ReadonlyMap<string, CandidateCheck>> {
  const build = buildOf(pieces)
  const checks = new Map<string, CandidateCheck>()
  for (const candidate of candidates) {
    checks.set(candidate.partId, checkCandidate(build, candidate))
    if (checks.size % together === 0) yield
  }
  return checks
}

/**
 * Checks each candidate in a build, by part id (assumed). Memory and drives are added to the pieces; leave out the
 * piece that a candidate is to replace. While a kind is missing that every PC has, a missing cooler or graphics card
 * makes a candidate 조건부, not 문제, since it may be chosen later.
 */
export function checkCandidates(
  pieces: readonly Piece[],
  candidates: readonly Piece[],
): ReadonlyMap<string, CandidateCheck> {
  return allSteps(checkCandidateSteps(pieces, candidates))
}

function checkCandidate(build: Build, candidate: Piece): CandidateCheck {
  const { kind, partId } = candidate
  const changed = several.includes(kind) ? withPiece(build, candidate) : { ...build, [kind]: [candidate] }
  const isUnfinished = missingKinds(changed).length > 0
  const findings: Finding[] = []
  for (const rule of rulesOf(kind)) {
    for (const verdict of rule.check(changed)) {
      const concernsPart = verdict.outcome !== 'pass' && verdict.pieces.some(piece => piece.partId === partId)
      if (!concernsPart) continue
      const finding = findingOf(rule, verdict)
      findings.push(isUnfinished && isMissingPart(finding) ? { ...finding, outcome: 'conditional' } : finding)
    }
  }
  return { outcome: worstOf(findings), findings }
}
