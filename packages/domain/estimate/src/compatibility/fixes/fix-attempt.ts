import type { Part, PartKind } from '@jeoul/api/types'
import { type Build, buildOf } from '../build.ts'
import type { Rule, RuleId, Verdict } from '../rule.ts'
import { rules, rulesOf } from '../rules/rules.ts'
import { withFix } from './changes-at.ts'
import type { Fix, FixQuestion } from './fix.ts'

const knownTexts = new WeakMap<Part, Map<RuleId, string>>()

/** A key for equivalent changes: equal if the rule reads the same figures of both parts. */
export function figuresClass(rule: Rule, { part, quantity }: Fix): string {
  const texts = knownTexts.get(part) ?? new Map<RuleId, string>()
  knownTexts.set(part, texts)
  const text = texts.get(rule.id) ?? textOf(rule, part)
  texts.set(rule.id, text)
  return quantity === 1 ? text : quantity + text
}

function textOf({ reads }: Rule, { kind, figures }: Part): string {
  return JSON.stringify(reads[kind]?.map(name => figures[name]))
}

/** Decides whether changes solve a question's problems. */
export interface FixAttempt {
  readonly before: Build
  /** The rules that found the problems. */
  readonly targets: readonly Rule[]
  /**
   * Whether a rule accepts one change, or two together: it finds no more problems than before and, if it is one of
   * `targets`, nothing remains of its findings.
   */
  readonly accepts: (rule: Rule, change: Fix, other?: Fix) => boolean
}

export function fixAttemptOf({ pieces, problems, keeps }: FixQuestion): FixAttempt {
  const before = buildOf(pieces)
  const targets = rules.filter(({ id }) => problems.some(({ rule }) => rule === id))
  const isLeft = ({ outcome, pieces: about }: Verdict) =>
    outcome !== 'pass' && (keeps === undefined || about.some(({ partId }) => partId === keeps))
  const countsBefore = new Map<Rule, number>()
  const countBefore = (rule: Rule) => {
    const count = countsBefore.get(rule) ?? problemsOf(rule.check(before)).length
    countsBefore.set(rule, count)
    return count
  }
  const isSatisfied = (rule: Rule, after: Build) => {
    const verdicts = rule.check(after)
    if (targets.includes(rule) && verdicts.some(isLeft)) return false
    const { length } = problemsOf(verdicts)
    return length === 0 || length <= countBefore(rule)
  }
  // Many parts have the same figures for a rule, so results are cached by class.
  const known = new Map<string, Map<string, boolean>>()
  const acceptsOne = (rule: Rule, change: Fix) => {
    const place = `${rule.id} ${change.replaces ?? change.part.kind}`
    const answers = known.get(place) ?? new Map<string, boolean>()
    known.set(place, answers)
    const key = figuresClass(rule, change)
    const answer = answers.get(key) ?? isSatisfied(rule, withFix(before, change))
    answers.set(key, answer)
    return answer
  }
  return {
    before,
    targets,
    accepts: (rule, change, other) =>
      other ? isSatisfied(rule, withFix(withFix(before, change), other)) : acceptsOne(rule, change),
  }
}

/** Whether a part has a problem, ignoring rules that ask for another part, which may be chosen later. */
export function hasProblem(build: Build, kind: PartKind, partId: string): boolean {
  return rulesOf(kind)
    .filter(({ asksForMore }) => !asksForMore)
    .some(rule =>
      problemsOf(rule.check(build)).some(({ pieces }) => pieces.some(piece => piece.partId === partId)),
    )
}

function problemsOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ outcome }) => outcome === 'problem')
}
