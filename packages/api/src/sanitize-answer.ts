import type { AnswerSchema } from './answer-schema.ts'
import { namedSchemas } from './generated/answer-schemas.ts'
import { malformed, sanitizeScalar } from './sanitize-scalar.ts'

/** Field names from the top, separated by dots; `*` for a list entry. */
type FieldPath = string

/**
 * Removes from an answer, in place, the parts that do not match the contract's schema. Fields beyond the schema stay.
 *
 * A required field that is malformed or missing becomes empty: '' for a string, null where null is allowed, false for a
 * boolean, 0 for a count, and [] for a list within a list entry. A list that is the answer itself, and the total beside
 * it, are removed instead, so that the domain's rules decide how to treat an answer without them. A list entry that
 * needs the field, such as a price, is removed.
 *
 * @returns the paths of the removed parts, each once; null if the answer is of another kind, such as a list instead of
 *   an envelope
 */
export function sanitizeAnswer(answer: unknown, schema: AnswerSchema): readonly FieldPath[] | null {
  const paths = new Set<FieldPath>()
  const now = sanitize(answer, schema, { path: '', isInEntry: false, paths })
  return now === malformed ? null : [...paths]
}

interface Place {
  readonly path: FieldPath
  /** Whether it is within a list entry, which can be removed as a whole. */
  readonly isInEntry: boolean
  /** The paths removed so far. */
  readonly paths: Set<FieldPath>
}

function sanitize(value: unknown, schema: AnswerSchema, place: Place): unknown {
  if (typeof schema === 'string') {
    const named = schema.startsWith('#') ? namedSchemas[schema.slice(1)] : undefined
    return named === undefined ? sanitizeScalar(value, schema) : sanitize(value, named, place)
  }
  if (isPair(schema)) {
    const [inner, kind] = schema
    if (kind === 'null') return value === null ? null : sanitize(value, inner, place)
    return kind === 'table' ? sanitizeTable(value, inner, place) : sanitizeList(value, inner, place)
  }
  return isRecord(value) ? sanitizeFields(value, schema, place) : malformed
}

function sanitizeList(list: unknown, schema: AnswerSchema, { path, paths }: Place): unknown {
  if (!Array.isArray(list)) return malformed
  const within = { path: `${path}.*`, isInEntry: true, paths }
  let kept = 0
  for (const entry of list) {
    const now = sanitize(entry, schema, within)
    if (now === malformed) paths.add(within.path)
    else list[kept++] = now
  }
  list.length = kept
  return list
}

function sanitizeTable(table: unknown, schema: AnswerSchema, { path, paths }: Place): unknown {
  if (!isRecord(table)) return malformed
  const within = { path: `${path}.*`, isInEntry: true, paths }
  for (const name of Object.keys(table)) {
    const now = sanitize(table[name], schema, within)
    if (now === malformed) {
      paths.add(within.path)
      delete table[name]
    } else table[name] = now
  }
  return table
}

function sanitizeFields(
  record: Record<string, unknown>,
  schema: Readonly<Record<string, AnswerSchema>>,
  { path, isInEntry, paths }: Place,
): unknown {
  const fields = fieldsOf(schema)
  const isBesideList =
    !isInEntry && fields.some(({ field }) => typeof field !== 'string' && isPair(field) && field.length === 1)
  for (const { name, field, isOptional } of fields) {
    const value = record[name]
    // Most optional fields of an entry are missing. Deleting a missing field makes later access to the record many
    // times slower.
    if (value === undefined && isOptional) continue
    const within = { path: path === '' ? name : `${path}.${name}`, isInEntry, paths }
    // Many hosts write null for a missing optional field. Where the contract allows null, it is a value.
    const isAbsent = value === undefined || (isOptional && value === null && !isNullable(field))
    const isUnpriced = isAbsent && !isOptional && field === 'p'
    let now = isUnpriced ? malformed : isAbsent ? undefined : sanitize(value, field, within)
    if (now === malformed) paths.add(within.path)
    if (now === malformed && !isOptional && isInEntry && !hasEmpty(field)) return malformed
    if (now === malformed || isAbsent)
      now = isOptional || (field === 'c' && isBesideList) ? undefined : emptyOf(field, isInEntry)
    if (now === undefined) delete record[name]
    else record[name] = now
  }
  return record
}

interface Field {
  readonly name: string
  readonly field: AnswerSchema
  readonly isOptional: boolean
}

const knownFields = new WeakMap<object, readonly Field[]>()

/** The fields of a schema, read once: a list may have thousands of entries. */
function fieldsOf(schema: Readonly<Record<string, AnswerSchema>>): readonly Field[] {
  const known = knownFields.get(schema)
  if (known) return known
  const fields = Object.entries(schema).map(([key, field]) => {
    const isOptional = key.endsWith('?')
    return { name: isOptional ? key.slice(0, -1) : key, field, isOptional }
  })
  knownFields.set(schema, fields)
  return fields
}

/**
 * Whether a list entry stays if a required field of this schema is malformed. Without an amount, such as the price of
 * an option, it stays: removing an option would lower the price of its offer.
 */
function hasEmpty(schema: AnswerSchema): boolean {
  return typeof schema === 'string' ? !/^[#p]/.test(schema) : isPair(schema)
}

function isNullable(schema: AnswerSchema): boolean {
  return typeof schema !== 'string' && isPair(schema) && schema[1] === 'null'
}

/** The empty value of a required field; undefined if it has none, such as a list that is not within an entry. */
function emptyOf(schema: AnswerSchema, isInEntry: boolean): unknown {
  if (schema === 's' || schema === 'd') return ''
  if (schema === 'b') return false
  if (schema === 'c') return 0
  if (typeof schema === 'string' || !isPair(schema)) return undefined
  if (schema[1] === 'null') return null
  return isInEntry ? (schema[1] === 'table' ? {} : []) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPair(
  schema: Exclude<AnswerSchema, string>,
): schema is readonly [AnswerSchema, ('null' | 'table')?] {
  return Array.isArray(schema)
}
