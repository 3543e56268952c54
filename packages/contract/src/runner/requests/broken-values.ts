import type { Documents, Parameter, Schema } from '../../documents/index.ts'
import { schemaOf } from '../../documents/index.ts'
import { asNumber, followSchema } from './follow-schema.ts'

/** Texts for a parameter, some of them invalid; the contract decides which. */
export function brokenTexts(documents: Documents, parameter: Parameter): readonly string[] {
  if (parameter.content) return ['12', '[]', '{', '{"memory":[]}', '{"memory":"12"}', 'null']
  const { schema } = followSchema(documents, schemaOf(parameter))
  return ['x!', '-1', '1.5', '1e3', '1,2,-', '', ...beyondNumbers(schema).map(String), ...beyondTexts(schema)]
}

/** Values for a body's field, some of them invalid. */
export function brokenFields(documents: Documents, given: Schema): readonly unknown[] {
  const { schema } = followSchema(documents, given)
  return [
    null,
    true,
    12,
    1.5,
    '12',
    'x!',
    '',
    ' ',
    [],
    {},
    ...beyondNumbers(schema),
    ...beyondTexts(schema),
    ...beyondLists(schema),
  ]
}

function beyondNumbers({ minimum, maximum }: Schema): readonly number[] {
  return [
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
  ]
}

function beyondTexts({ type, pattern, maxLength }: Schema): readonly string[] {
  if (type !== 'string') return []
  const repeats = typeof pattern === 'string' ? /\{\d+,(\d+)\}\$$/.exec(pattern)?.[1] : undefined
  const longest = asNumber(maxLength, repeats === undefined ? Number.NaN : Number(repeats))
  return Number.isNaN(longest) ? [] : ['a', '9'].map(part => part.repeat(longest + 2))
}

function beyondLists({ type, maxItems }: Schema): readonly unknown[] {
  if (type !== 'array' || typeof maxItems !== 'number') return []
  return [Array.from({ length: maxItems + 1 }, () => '0')]
}
