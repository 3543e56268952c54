import { readPath, type Scalar, tidy, toScalar } from '../field-path.ts'
import { type ImportMapping, splitCategory } from '../mapping.ts'
import { compileTemplate } from '../name-template.ts'
import { unitOfName } from './field-names.ts'
import { createFieldFinder, type Role } from './find-fields.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reads the required properties of an item from a record. */
export interface RecordReader {
  name(record: Fields): string
  /** The fields of a record that may hold its name; for a template, those it takes parts from. */
  nameFields(record: Fields): readonly string[]
  maker(record: Fields): string
  /** The unparsed price, and the unit in its field's name. */
  price(record: Fields): { readonly value: Scalar | undefined; readonly unit: string }
  /** The currency in a separate field. */
  currency(record: Fields): string | undefined
  category(record: Fields): readonly string[]
  key(record: Fields): string | undefined
  /** Paths that were read as name (its first part), maker, price or category, and need no facet of their own. */
  readonly used: ReadonlySet<string>
}

export function createReader(mapping: ImportMapping): RecordReader {
  const { maker, price, categoryField, key } = mapping
  const nameTemplate = templateOf(mapping.name)
  const categoryTemplate = templateOf(categoryField)
  const find = createFieldFinder({
    ...(mapping.name !== undefined && { name: mapping.name }),
    ...(typeof maker === 'string' && { maker }),
    ...(price !== undefined && { price }),
    ...(categoryField !== undefined && { category: categoryField }),
    ...(key !== undefined && { key }),
  })
  const used = new Set<string>()
  const units = new Map<string, string>()

  function unitOf(path: string): string {
    const unit = units.get(path) ?? unitOfName(path)
    units.set(path, unit)
    return unit
  }
  /** The first field of a role that has a value. */
  function first(record: Fields, role: Role): { readonly path: string; readonly value: Scalar } | undefined {
    for (const path of find(record)[role]) {
      const value = toScalar(readPath(record, path))
      if (value === undefined || value === '') continue
      used.add(path)
      return { path, value }
    }
    return undefined
  }
  const textOf = (record: Fields, role: Role) => tidy(String(first(record, role)?.value ?? ''))
  function fill(record: Fields, template: ReturnType<typeof compileTemplate>): string {
    const text = template.fill(record)
    if (text !== '') used.add(template.paths[0] ?? '')
    return text
  }
  return {
    name: record => (nameTemplate ? fill(record, nameTemplate) : textOf(record, 'name')),
    nameFields: record =>
      (nameTemplate?.paths ?? find(record).name).filter(path => readPath(record, path) !== undefined),
    maker: record => (maker === false ? '' : textOf(record, 'maker')),
    price(record) {
      const found = first(record, 'price')
      return { value: found?.value, unit: found ? unitOf(found.path) : '' }
    },
    currency: record => {
      const [path] = find(record).currency
      const stated = path === undefined ? undefined : readPath(record, path)
      return typeof stated === 'string' ? stated.trim() : undefined
    },
    category(record) {
      if (categoryField === undefined) return []
      return splitCategory(categoryTemplate ? fill(record, categoryTemplate) : textOf(record, 'category'))
    },
    key(record) {
      const [path] = find(record).key
      const found = path === undefined ? undefined : toScalar(readPath(record, path))
      return found === undefined ? undefined : String(found)
    },
    used,
  }
}

/** A template with placeholders; undefined for a bare path, which is matched ignoring case. */
function templateOf(text: string | undefined) {
  return text?.includes('{') ? compileTemplate(text) : undefined
}
