import type { PartFigures } from '@jeoul/api/types'
import { readContract } from '@jeoul/contract/documents'
import { departments } from '../catalogue/departments.ts'
import { partCategories } from '../catalogue/part-categories.ts'
import { lazily } from '../index/lazily.ts'
import { isRecord } from '../is-record.ts'
import { readPath } from './field-path.ts'
import { type FieldReader, flatParts, nestedParts, readFields, type StatedFigures } from './part-figures.ts'

/** A record that is a part of a PC. */
export interface ImportedPart {
  /** The category of its kind. */
  readonly cateId: string
  readonly figures: PartFigures
}

type Category = keyof typeof partCategories
type Shape = readonly [
  category: Category | ((from: FieldReader) => Category),
  figures: (from: FieldReader) => StatedFigures,
  /** Fields that only records of this kind have together. */
  ...fields: readonly string[],
]

/** The first that fits is taken. */
const shapes: readonly Shape[] = [
  ['cpu', nestedParts.processor, 'microarchitecture', 'specifications.memory'],
  ['motherboard', nestedParts.motherboard, 'memory.ram_type', 'chipset'],
  ['memory', nestedParts.memory, 'modules.quantity', 'ram_type'],
  ['gpu', nestedParts.graphicsCard, 'chipset_manufacturer', 'total_slot_width'],
  ['case', nestedParts.housing, 'supported_motherboard_form_factors', 'form_factor'],
  ['power', nestedParts.powerSupply, 'wattage', 'connectors'],
  [
    from => (from.flag('water_cooled') ? 'liquidCooler' : 'airCooler'),
    nestedParts.cooler,
    ...['cpu_sockets', 'water_cooled'],
  ],
  [
    from => (from.text('storage_type') === 'SSD' ? 'ssd' : 'hdd'),
    nestedParts.drive,
    'storage_type',
    'interface',
  ],
  ['cpu', flatParts.processor, 'microarchitecture', 'core_count', 'tdp'],
  ['motherboard', flatParts.motherboard, 'socket', 'memory_slots', 'max_memory'],
  ['memory', flatParts.memory, 'speed.1', 'modules.1', 'cas_latency'],
  ['gpu', flatParts.graphicsCard, 'chipset', 'core_clock', 'length'],
]

/** Recognises parts by the shape of their records; undefined for any other record. Source: docs/decisions/0108. */
export function readPart(record: Readonly<Record<string, unknown>>): ImportedPart | undefined {
  const found = shapes.find(([, , ...fields]) => fields.every(path => readPath(record, path) !== undefined))
  if (!found) return undefined
  const [category, figures] = found
  const from = readFields(record)
  const page = pageOf(from.text('general_product_information.manufacturer_url'))
  return {
    cateId: partCategories[typeof category === 'string' ? category : category(from)],
    figures: readFigures({ ...figures(from), page }),
  }
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

const places = lazily(() => {
  const cateIds: ReadonlySet<string> = new Set(Object.values(partCategories))
  return departments.flatMap(({ leaves }) => leaves).filter(({ cateId }) => cateIds.has(cateId))
})

/** The path of a category of parts: its name in the generated catalogue, which has the category in its own place. */
export function partPath(cateId: string): readonly string[] {
  return places().flatMap(place => (place.cateId === cateId ? place.name : []))
}

/** The id of the parts category at a path; undefined for any other path. */
export function partCategoryAt(path: readonly string[]): string | undefined {
  return places().find(({ name }) => name === path.join())?.cateId
}
