import { isMoneyUnit } from './currency.ts'
import {
  compileTemplate,
  type Fields,
  plainName,
  readPath,
  type Scalar,
  tidy,
  toScalar,
  unitOfName,
} from './field-path.ts'
import { type ImportMapping, splitCategory } from './mapping.ts'
import { words } from './words.ts'

/** What a product needs of a record. */
type Role = keyof typeof words.fields | 'key'

export type RecordReader = ReturnType<typeof createReader>

/** Reads the required properties of an item from a record; what it lacks is empty, or undefined. */
export function createReader(mapping: ImportMapping) {
  const { name, maker, price, categoryField, key } = mapping
  // A bare path is no template: it is matched ignoring case.
  const [nameTemplate, categoryTemplate] = [name, categoryField].map(text =>
    text?.includes('{') ? compileTemplate(text) : undefined,
  )
  const find = createFieldFinder({ name, maker: maker || undefined, price, category: categoryField, key })
  const used = new Set<string>()

  /** The first field of a role that has a value. */
  function first(record: Fields, role: Role): { readonly path: string; readonly value: Scalar } | undefined {
    for (const path of find(record, role)) {
      const value = toScalar(readPath(record, path))
      if (value === undefined || value === '') continue
      used.add(path)
      return { path, value }
    }
    return undefined
  }
  function textOf(record: Fields, role: Role, template?: typeof nameTemplate): string {
    if (!template) return tidy(String(first(record, role)?.value ?? ''))
    const text = template.fill(record)
    if (text !== '') used.add(template.paths[0] ?? '')
    return text
  }
  return {
    name: (record: Fields) => textOf(record, 'name', nameTemplate),
    /** The fields of a record that may hold its name; for a template, those it takes parts from. */
    nameFields: (record: Fields) =>
      (nameTemplate?.paths ?? find(record, 'name')).filter(path => readPath(record, path) !== undefined),
    maker: (record: Fields) => textOf(record, 'maker'),
    /** The unparsed price, and the currency or unit that its field's name states: 만원 of '가격(만원)', usd of 'price_usd'. */
    price(record: Fields): { value?: Scalar; unit: string } {
      const found = first(record, 'price')
      const unit = found ? unitOfName(found.path) : ''
      return { ...(found && { value: found.value }), unit: isMoneyUnit(unit) ? unit : '' }
    },
    /** The currency in a separate field. */
    currency(record: Fields) {
      const [path] = find(record, 'currency')
      const stated = path === undefined ? undefined : readPath(record, path)
      return typeof stated === 'string' ? stated.trim() : undefined
    },
    category: (record: Fields) => splitCategory(textOf(record, 'category', categoryTemplate)),
    key(record: Fields) {
      const [path] = find(record, 'key')
      const found = path === undefined ? undefined : toScalar(readPath(record, path))
      return found === undefined ? undefined : String(found)
    },
    /** Paths that were read as name (its first part), maker, price or category, and need no facet of their own. */
    used,
  }
}

/** How many combinations of keys are remembered. Tables have one. */
const maxShapes = 1000

/**
 * Finds the fields of records by their names, ignoring case: the paths of a role, the most usual first. Records with the
 * same keys are examined once.
 *
 * @param wished paths that the user gave instead, by role
 */
export function createFieldFinder(
  wished: Partial<Readonly<Record<Role, string | undefined>>> = {},
): (record: Fields, role: Role) => readonly string[] {
  const known = new Map<string, Map<Role, readonly string[]>>()
  let last: { readonly record: unknown; readonly roles: Map<Role, readonly string[]> } | undefined
  return (record, role) => {
    if (last?.record !== record) {
      const shape = Object.keys(record).join('\u001f')
      const roles = known.get(shape) ?? new Map<Role, readonly string[]>()
      if (known.size < maxShapes) known.set(shape, roles)
      last = { record, roles }
    }
    const found = last.roles.get(role) ?? findFields(Object.keys(record), role, wished[role])
    last.roles.set(role, found)
    return found
  }
}

function findFields(keys: readonly string[], role: Role, wished: string | undefined): readonly string[] {
  const byName = Map.groupBy(keys, plainName)
  if (wished !== undefined) {
    const isExact = keys.includes(wished) || keys.includes(wished.split('.', 1)[0] ?? '')
    return isExact ? [wished] : (byName.get(plainName(wished)) ?? [wished])
  }
  const names = role === 'key' ? [] : words.fields[role]
  return names.flatMap(name => {
    const [head = '', ...rest] = name.split('.')
    return (byName.get(head) ?? []).map(key => [key, ...rest].join('.'))
  })
}
