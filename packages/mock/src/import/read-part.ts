import type { PartFigures } from '@jeoul/api/types'
import { readContract } from '@jeoul/contract/documents'
import * as v from 'valibot'
import { partCategories } from '../catalogue/part-categories.ts'
import { partSources } from '../catalogue/parts/part-sources.ts'
import { keysOf } from '../index/keys-of.ts'
import { lazily } from '../index/lazily.ts'
import { isRecord } from '../is-record.ts'
import { amountAt, type Fields, readPath, textAt, textsAt } from './field-path.ts'
import { furtherFigures } from './part-figures.ts'
import partShapes from './parts.json' with { type: 'json' }

/** A record that is a part of a PC. */
export interface ImportedPart {
  /** The category of its kind. */
  readonly cateId: string
  readonly figures: PartFigures
}

const pattern = v.pipe(
  v.string(),
  v.transform(source => new RegExp(source)),
)

/** Where a figure stands: its path, its path and the least number, or how its text becomes the figure. */
const figure = v.union([
  v.string(),
  v.tuple([v.string(), v.number()]),
  v.strictObject({
    path: v.string(),
    /** A pattern of the texts that are taken. */
    only: v.optional(pattern, ''),
    /** Patterns, and the texts that replace what they match. */
    replace: v.optional(
      v.pipe(
        v.record(v.string(), v.string()),
        v.transform(texts => Object.entries(texts).map(([from, to]) => [new RegExp(from), to] as const)),
      ),
      {},
    ),
    isList: v.optional(v.boolean()),
    /** The figure is whether the text is this one. */
    equals: v.optional(v.string()),
    /** The figure is whether the text is another one. */
    differs: v.optional(v.string()),
    /** The figure, whatever the field holds. */
    constant: v.optional(v.string()),
  }),
])

/** Shapes of the records of BuildCores OpenDB (nested), then of pc-part-dataset (flat). The first that fits is taken. */
const shapes = v.parse(
  v.array(
    v.strictObject({
      kind: v.picklist(keysOf(partCategories)),
      /** Fields that only records of this kind have together. */
      fields: v.array(v.string()),
      where: v.optional(v.tuple([v.string(), v.union([v.string(), v.boolean()])])),
      figures: v.record(v.string(), figure),
      /** The name of a function for the figures that depend on several fields. */
      more: v.optional(v.picklist(keysOf(furtherFigures))),
    }),
  ),
  partShapes,
)

/** Recognises parts by the shape of their records; undefined for any other record. Source: docs/decisions/0108. */
export function readPart(record: Fields): ImportedPart | undefined {
  const shape = shapes.find(
    ({ fields, where }) =>
      fields.every(path => readPath(record, path) !== undefined) &&
      (where === undefined || readPath(record, where[0]) === where[1]),
  )
  if (!shape) return undefined
  const figures: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(shape.figures)) figures[name] = figureOf(record, source)
  const more = shape.more && furtherFigures[shape.more](record)
  const page = pageOf(textAt(record, 'general_product_information.manufacturer_url'))
  return { cateId: partCategories[shape.kind], figures: readFigures({ ...figures, ...more, page }) }
}

function figureOf(record: Fields, source: v.InferOutput<typeof figure>): unknown {
  if (typeof source === 'string') return figureOf(record, [source, 1])
  if (Array.isArray(source)) {
    const [path, least] = source
    const found = readPath(record, path)
    if (typeof found === 'boolean') return found
    if (Array.isArray(found)) return textsAt(record, path)
    return amountAt(record, path, least) ?? textAt(record, path)
  }
  const { path, only, replace, isList, equals, differs, constant } = source
  if (constant !== undefined) return constant
  const text = textAt(record, path)
  if (equals !== undefined) return text && text === equals
  if (differs !== undefined) return text && text !== differs
  const texts = (textsAt(record, path) ?? (text === undefined ? [] : [text]))
    .filter(each => only.test(each))
    .map(each => replace.reduce((rest, [from, to]) => rest.replace(from, to), each))
  return isList || textsAt(record, path) ? texts : texts[0]
}

const contract = lazily(() => readContract())

/** The figures among a value's fields, for instance of a file. What is not stated, or not as the contract has it, is left out. */
export function readFigures(value: unknown): PartFigures {
  const fields = isRecord(value) ? Object.entries(value).filter(([, figure]) => figure !== undefined) : []
  const stated = Object.fromEntries(fields)
  const wrong = new Set(problemsOf(stated).map(({ place }) => place.split('.')[1]))
  const sound: unknown = Object.fromEntries(fields.filter(([name]) => !wrong.has(name)))
  return areFigures(sound) ? sound : {}
}

function areFigures(value: unknown): value is PartFigures {
  return problemsOf(value).length === 0
}

function problemsOf(value: unknown) {
  return contract().partProblems('estimate-parts.yaml#/components/schemas/PartFigures', 'figures', value)
}

/** Characters that an address has to escape (RFC 3986, 2.2 and 2.3). Browsers do, but people's records may not. */
const unescaped = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\dA-Fa-f]{2})/gu

function pageOf(address: string | undefined): string | undefined {
  if (address === undefined || !/^https:\/\/\S+$/.test(address)) return undefined
  const escaped = address.toWellFormed().replace(unescaped, encodeURIComponent)
  return URL.canParse(escaped) ? escaped : undefined
}

/** The path of a category of parts: its name in the generated catalogue, which has the category in its own place. */
export function partPath(cateId: string): readonly string[] {
  return partSources.flatMap(source => (source.cateId === cateId ? source.name : []))
}

/** The id of the parts category at a path; undefined for any other path. */
export function partCategoryAt(path: readonly string[]): string | undefined {
  return partSources.find(({ name }) => name === path.join())?.cateId
}
