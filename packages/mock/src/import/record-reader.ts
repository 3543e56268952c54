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
  wholeName,
} from './field-path.ts'
import { UnknownFieldError } from './import-error.ts'
import { categoryLevels, knownColumns, type Meaning } from './known-columns.ts'
import type { ImportMapping } from './mapping.ts'
import { findPartsBySlash, readCategory } from './read-category.ts'
import { withoutMarkup } from './without-markup.ts'

/** What a product needs of a record. */
type Role = Meaning | 'key' | 'levels'

export type RecordReader = ReturnType<typeof createReader>

/** How many fields a message names; exports of shops have up to a hundred. */
const maxNamed = 100

/** Texts of shops that don't know the maker, among them the codes of Cafe24 (assumed). */
const noMaker =
  /^(?:[-–—.?]+|n\/?a|none|null|unknown|no ?brand|unbranded|not specified|미상|없음|기타|알 ?수 ?없음|브랜드 ?없음|상세.{0,6}참[조고].*|[a-z]0{4,}\d*)$/i

/** Reads the required properties of an item from a record; what it lacks is empty, or undefined. */
export function createReader(mapping: ImportMapping) {
  const { name, maker, price, categoryField, key } = mapping
  // A bare path is no template: it is matched ignoring case.
  const nameTemplate = name?.includes('{') ? compileTemplate(name) : undefined
  const levelTemplates = categoryField?.includes('{')
    ? categoryField.split(/[>/](?![^{]*\})/).map(compileTemplate)
    : undefined
  const find = createFieldFinder({ name, maker: maker || undefined, price, category: categoryField, key })
  const used = new Map<string, Meaning>()
  /** The fields of the first records of each file, to name them where an option names none. */
  const fields = new Set<string>()
  let hasPrice = price === undefined
  /** Whether '/' parts the levels of categories in the file that is read. */
  let partsBySlash = false
  const unitOf = remember((path: string) => {
    const unit = unitOfName(path)
    return isMoneyUnit(unit) ? unit : ''
  })
  const holdsLists = remember((path: string) => /(?:ies|목록)$/.test(plainName(path)))
  const categoryOf = remember((text: string) => readCategory(text, false, partsBySlash))
  const deepestOf = remember((text: string) => readCategory(text, true, partsBySlash))

  const use = (path: string, meaning: Meaning) => void used.set(path, meaning)

  /** The columns of a meaning, the most usual first, with the values of a record. */
  function columns(record: Fields, meaning: Meaning) {
    return find(record, meaning).map(path => ({ path, value: toScalar(readPath(record, path)) }))
  }

  /** The first field of a meaning that has a value. */
  function first(record: Fields, meaning: Meaning, isValue = (_: Scalar) => true): string {
    for (const { path, value } of columns(record, meaning)) {
      if (value === undefined || !isValue(value)) continue
      use(path, meaning)
      return tidy(String(value))
    }
    return ''
  }

  /** The levels of a category that have columns of their own. */
  function levelsOf(record: Fields): readonly string[] {
    const paths = categoryField === undefined ? find(record, 'levels') : []
    return levelTemplates
      ? levelTemplates.flatMap(({ paths, fill }) => {
          const level = fill(record)
          if (level !== '') for (const path of paths) use(path, 'category')
          return level || []
        })
      : paths.flatMap(path => {
          const level = tidy(String(toScalar(readPath(record, path)) ?? ''))
          if (level !== '') use(path, 'category')
          return level || []
        })
  }

  return {
    use,
    columns,
    name(record: Fields): string {
      if (!nameTemplate) return withoutMarkup(first(record, 'name'))
      const text = nameTemplate.fill(record)
      if (text !== '') use(nameTemplate.paths[0] ?? '', 'name')
      return text
    },
    /** The fields of a record that may hold its name; for a template, those it takes parts from. */
    nameFields: (record: Fields) =>
      (nameTemplate?.paths ?? find(record, 'name')).filter(path => readPath(record, path) !== undefined),
    maker: (record: Fields) => first(record, 'maker', value => !noMaker.test(String(value).trim())),
    /**
     * The unparsed prices of a meaning, and the currency or unit that the field's name states: 만원 of '가격(만원)', usd of
     * 'price_usd'.
     */
    prices(record: Fields, meaning: Meaning) {
      if (price !== undefined && meaning !== 'price') return []
      return columns(record, meaning).flatMap(({ path, value }) => {
        if (value === undefined) return []
        use(path, meaning)
        return [{ path, value, unit: unitOf(path) }]
      })
    },
    /** The first text of a meaning; empty if there is none. */
    text: first,
    /** The currency in a separate field. */
    currency(record: Fields) {
      const [path] = find(record, 'currency')
      const stated = path === undefined ? undefined : readPath(record, path)
      return typeof stated === 'string' ? stated.trim() : undefined
    },
    /** Learns from some records of a file how it writes its categories. */
    learn(records: readonly Fields[]): void {
      const texts = records.flatMap(record =>
        find(record, 'category').flatMap(path => categoryTexts(readPath(record, path))),
      )
      partsBySlash = findPartsBySlash(texts)
      categoryOf.forget()
      deepestOf.forget()
      for (const record of records) {
        for (const field of Object.keys(record)) fields.add(field)
        hasPrice ||= find(record, 'price').some(path => readPath(record, path) !== undefined)
      }
    },
    /** @throws UnknownFieldError if the option of the price names a field that no record has */
    checkPrice(): void {
      if (price === undefined || hasPrice || [...used.values()].includes('price')) return
      const some = [...fields].slice(0, maxNamed).join(', ') + (fields.size > maxNamed ? ', …' : '')
      throw new UnknownFieldError(`no record has a field '${price}' for the price; there are ${some}`)
    },
    /** The path of the category from the top; empty if the record states none. */
    category(record: Fields): readonly string[] {
      const levels = levelsOf(record)
      if (levels.length > 0) return levels
      if (levelTemplates) return []
      for (const path of find(record, 'category')) {
        const texts = categoryTexts(readPath(record, path))
        const text = texts.length > 1 ? texts.join('|') : (texts[0] ?? '')
        const category = texts.length > 1 || holdsLists(path) ? deepestOf(text) : categoryOf(text)
        if (category.length === 0) continue
        use(path, 'category')
        return category
      }
      return []
    },
    key(record: Fields) {
      const [path] = find(record, 'key')
      const found = path === undefined ? undefined : toScalar(readPath(record, path))
      return found === undefined ? undefined : String(found)
    },
    /** Paths by what they were read as; they need no facet of their own. */
    used,
  }
}

/** The texts of a category field: one, a list, or the names of a list of objects. */
function categoryTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [String(toScalar(value) ?? '')].filter(text => text !== '')
  return value.flatMap(each => categoryTexts(readPath(each, 'name') ?? each))
}

/** Remembers what a function makes of a text; files have few columns and categories. */
function remember<T>(read: (text: string) => T): ((text: string) => T) & { forget(): void } {
  const known = new Map<string, T>()
  const recall = (text: string): T => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (known.size < 10_000) known.set(text, value)
    return value
  }
  return Object.assign(recall, { forget: () => known.clear() })
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
  if (role === 'key') return []
  const byWhole = Map.groupBy(keys, wholeName)
  const fieldsOf = (name: string) => byWhole.get(name) ?? byName.get(name) ?? []
  if (role === 'levels') {
    const found = categoryLevels.map(levels => levels.flatMap(fieldsOf))
    return found.find(paths => paths.length > 1) ?? []
  }
  const found = knownColumns[role].flatMap(name => {
    const [beside, alone = beside] = name.split('&')
    if (alone !== beside && fieldsOf(beside ?? '').length === 0) return []
    const [head = '', ...rest] = (alone ?? '').split('.')
    return fieldsOf(head).map(key => [key, ...rest].join('.'))
  })
  return [...new Set(found)]
}
