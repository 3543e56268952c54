import type { Part } from '@jeoul/api/types'
import type { Rule } from '../rule.ts'
import type { RuleId } from '../rule-names.ts'
import type { Fix } from './fix.ts'

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
