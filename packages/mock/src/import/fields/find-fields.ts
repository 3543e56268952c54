import { fieldNames, plainName } from './field-names.ts'

export type Role = keyof typeof fieldNames | 'key'

/** Where a record has what every product needs: the paths for each, the most usual first. */
export type FieldPaths = Readonly<Record<Role, readonly string[]>>

/** How many combinations of keys are remembered. Tables have one. */
const maxShapes = 1000

/**
 * Finds the fields of records by their names, ignoring case. Records with the same keys are examined once.
 *
 * @param wished paths that the user gave instead, by role
 */
export function createFieldFinder(
  wished: Partial<Readonly<Record<Role, string>>>,
): (record: Readonly<Record<string, unknown>>) => FieldPaths {
  const known = new Map<string, FieldPaths>()
  let last: { readonly record: unknown; readonly found: FieldPaths } | undefined
  return record => {
    if (last?.record === record) return last.found
    const keys = Object.keys(record)
    const shape = keys.join('\u001f')
    const found = known.get(shape) ?? findFields(keys, wished)
    if (known.size < maxShapes) known.set(shape, found)
    last = { record, found }
    return found
  }
}

function findFields(keys: readonly string[], wished: Partial<Readonly<Record<Role, string>>>): FieldPaths {
  const byName = new Map<string, string[]>()
  for (const key of keys) {
    const plain = plainName(key)
    byName.set(plain, [...(byName.get(plain) ?? []), key])
  }
  const pathsOf = (name: string): readonly string[] => {
    const [head = '', ...rest] = name.split('.')
    return (byName.get(head) ?? []).map(key => [key, ...rest].join('.'))
  }
  const of = (role: Role): readonly string[] => {
    const path = wished[role]
    if (path === undefined) return role === 'key' ? [] : fieldNames[role].flatMap(pathsOf)
    const isExact = keys.includes(path) || keys.includes(path.split('.', 1)[0] ?? '')
    return isExact ? [path] : (byName.get(plainName(path)) ?? [path])
  }
  return {
    name: of('name'),
    maker: of('maker'),
    price: of('price'),
    currency: of('currency'),
    category: of('category'),
    key: of('key'),
  }
}
