import type { PartFigures } from '@jeoul/api/types'
import type { CategoryNode, DeliveryTerms, Facet, FacetValue } from '../catalogue/catalogue.ts'
import { isRecord } from '../is-record.ts'
import { type FileHeader, formatName, formatVersion, type LeafLine } from './catalogue-file.ts'
import { readFigures } from './figures/read-figures.ts'
import { ImportError } from './import-error.ts'

/** Reads the first line of a catalogue file. */
export function readHeader(line: string): FileHeader {
  const value = parse(line, 'header', 'is not a catalogue file; import it first')
  if (!isRecord(value) || value.format !== formatName)
    throw new ImportError('is not a catalogue file; import it first')
  if (value.version !== formatVersion) {
    throw new ImportError(
      `is a catalogue of version ${String(value.version)}; this program reads version ${formatVersion}`,
    )
  }
  return {
    format: formatName,
    version: formatVersion,
    seed: number(value.seed, 'seed'),
    items: number(value.items, 'items'),
    leaves: number(value.leaves, 'leaves'),
    makers: list(value.makers, 'makers').map(each => text(each, 'makers')),
    deliveries: list(value.deliveries, 'deliveries').map(toDelivery),
    roots: list(value.roots, 'roots').map(toNode),
  }
}

/** Reads the first line of a leaf. */
export function readLeafLine(line: string): LeafLine {
  const value = parse(line, 'category')
  if (!isRecord(value)) throw damaged('category')
  return {
    leaf: text(value.leaf, 'category'),
    picture: text(value.picture, 'picture'),
    size: number(value.size, 'size'),
    facets: list(value.facets, 'facets').map(toFacet),
    ...(value.figures !== undefined && { figures: list(value.figures, 'figures').map(toFigures) }),
  }
}

function toFigures(value: unknown): PartFigures | null {
  return value === null ? null : readFigures(value)
}

/** Reads a column of whole numbers from 0 up to, but not including, `limit`. */
export function readNumbers(line: string, what: string, length: number, limit: number): readonly number[] {
  const values = list(parse(line, what), what)
  const numbers = values.filter(each => typeof each === 'number')
  const sound = numbers.every(each => Number.isInteger(each) && each >= 0 && each < limit)
  if (!sound || numbers.length !== values.length || values.length !== length) throw damaged(what)
  return numbers
}

/** Reads a column of texts, of any length if none is given. */
export function readTexts(line: string, what: string, length?: number): readonly string[] {
  const values = list(parse(line, what), what).map(each => text(each, what))
  if (length !== undefined && values.length !== length) throw damaged(what)
  return values
}

function parse(line: string, what: string, otherwise?: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw otherwise === undefined ? damaged(what) : new ImportError(otherwise)
  }
}

function damaged(what: string): ImportError {
  return new ImportError(`is a damaged catalogue file (${what})`)
}

function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw damaged(what)
  return value
}

function text(value: unknown, what: string): string {
  if (typeof value !== 'string') throw damaged(what)
  return value
}

function number(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw damaged(what)
  return value
}

function toNode(value: unknown): CategoryNode {
  if (!isRecord(value)) throw damaged('category tree')
  return {
    cateId: text(value.cateId, 'category tree'),
    name: text(value.name, 'category tree'),
    children: list(value.children, 'category tree').map(toNode),
  }
}

function toFacet(value: unknown): Facet {
  if (!isRecord(value)) throw damaged('facets')
  const facet = {
    key: text(value.key, 'facets'),
    name: text(value.name, 'facets'),
    values: list(value.values, 'facets').map(toValue),
  }
  return value.unit === undefined ? facet : { ...facet, unit: text(value.unit, 'facets') }
}

function toValue(value: unknown): FacetValue {
  if (!isRecord(value)) throw damaged('facets')
  return { key: text(value.key, 'facets'), name: text(value.name, 'facets') }
}

function toDelivery(value: unknown): DeliveryTerms {
  if (!isRecord(value)) throw damaged('deliveries')
  const { kind } = value
  if (kind === 'free' || kind === 'unknown') return { kind }
  const fee = number(value.fee, 'deliveries')
  if (kind === 'paid') return { kind, fee }
  if (kind === 'free-above') return { kind, fee, threshold: number(value.threshold, 'deliveries') }
  throw damaged('deliveries')
}
