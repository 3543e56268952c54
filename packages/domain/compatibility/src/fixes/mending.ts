import type { PartKind } from '@jeoul/api/types'
import { type Build, buildOf } from '../build.ts'
import { findingsOf } from '../check-build.ts'
import type { Finding } from '../finding.ts'
import type { Rule } from '../rule.ts'
import { rules, rulesOf } from '../rules/rules.ts'
import type { FixQuestion } from './fix.ts'

/** Tells how far a build that was changed is from having a question's problems no more. */
export interface Mending {
  readonly before: Build
  /** What the rules of the problems say other than that they are passed. */
  readonly leftIn: (after: Build) => readonly Finding[]
  /** Problems of rules that have more of them than before, after changes of these kinds. */
  readonly madeIn: (after: Build, kinds: readonly PartKind[]) => readonly Finding[]
}

export function mendingOf({ pieces, problems, keeps }: FixQuestion): Mending {
  const before = buildOf(pieces)
  const asked = rules.filter(({ id }) => problems.some(({ rule }) => rule === id))
  const counts = new Map<Rule, number>()
  const countBefore = (rule: Rule) => {
    const count = counts.get(rule) ?? problemsOf(rule, before).length
    counts.set(rule, count)
    return count
  }
  return {
    before,
    leftIn: after =>
      asked
        .flatMap(rule => findingsOf(rule, after))
        .filter(
          ({ outcome, partIds }) => outcome !== 'pass' && (keeps === undefined || partIds.includes(keeps)),
        ),
    madeIn: (after, kinds) =>
      [...new Set(kinds.flatMap(rulesOf))].flatMap(rule => {
        const found = problemsOf(rule, after)
        return found.length > countBefore(rule) ? found : []
      }),
  }
}

/** Whether a part has a problem; one that asks for another part may have it chosen later. */
export function hasProblem(build: Build, kind: PartKind, partId: string): boolean {
  return rulesOf(kind)
    .filter(({ asksForMore }) => !asksForMore)
    .some(rule => problemsOf(rule, build).some(({ partIds }) => partIds.includes(partId)))
}

function problemsOf(rule: Rule, build: Build): readonly Finding[] {
  return findingsOf(rule, build).filter(({ outcome }) => outcome === 'problem')
}
