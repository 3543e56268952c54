import type { PartFigures } from '@jeoul/api/types'
import { partCategories } from '../../catalogue/part-categories.ts'
import { readPath } from '../field-path.ts'
import { type FieldReader, readFields } from './field-reader.ts'
import { flatGraphicsCard, flatMemory, flatMotherboard, flatProcessor } from './flat-parts.ts'
import { cooler, drive, housing, memory, motherboard, processor, type StatedFigures } from './nested-parts.ts'
import { graphicsCard, powerSupply } from './nested-power.ts'
import { readFigures } from './read-figures.ts'

/** A record that is a part of a PC. */
export interface ImportedPart {
  /** The category of its kind. */
  readonly cateId: string
  readonly figures: PartFigures
}

type Category = keyof typeof partCategories

interface Shape {
  /** Fields that only records of this kind have together. */
  readonly fields: readonly string[]
  figures(from: FieldReader): StatedFigures
  category(from: FieldReader): Category
}

function shape(
  category: Category | Shape['category'],
  figures: Shape['figures'],
  ...fields: readonly string[]
): Shape {
  return { fields, figures, category: typeof category === 'string' ? () => category : category }
}

/** The first that fits is taken. */
const shapes: readonly Shape[] = [
  shape('cpu', processor, 'microarchitecture', 'specifications.memory'),
  shape('motherboard', motherboard, 'memory.ram_type', 'chipset'),
  shape('memory', memory, 'modules.quantity', 'ram_type'),
  shape('gpu', graphicsCard, 'chipset_manufacturer', 'total_slot_width'),
  shape('case', housing, 'supported_motherboard_form_factors', 'form_factor'),
  shape('power', powerSupply, 'wattage', 'connectors'),
  shape(coolerCategory, cooler, 'cpu_sockets', 'water_cooled'),
  shape(driveCategory, drive, 'storage_type', 'interface'),
  shape('cpu', flatProcessor, 'microarchitecture', 'core_count', 'tdp'),
  shape('motherboard', flatMotherboard, 'socket', 'memory_slots', 'max_memory'),
  shape('memory', flatMemory, 'speed.1', 'modules.1', 'cas_latency'),
  shape('gpu', flatGraphicsCard, 'chipset', 'core_clock', 'length'),
]

/** Recognises parts by the shape of their records; undefined for any other record. Source: docs/decisions/0109. */
export function readPart(record: Readonly<Record<string, unknown>>): ImportedPart | undefined {
  const found = shapes.find(({ fields }) => fields.every(path => readPath(record, path) !== undefined))
  if (!found) return undefined
  const from = readFields(record)
  const page = from.text('general_product_information.manufacturer_url')
  const figures = readFigures({ ...found.figures(from), page })
  return { cateId: partCategories[found.category(from)], figures }
}

function coolerCategory(from: FieldReader): Category {
  return from.flag('water_cooled') ? 'liquidCooler' : 'airCooler'
}

function driveCategory(from: FieldReader): Category {
  return from.text('storage_type') === 'SSD' ? 'ssd' : 'hdd'
}
