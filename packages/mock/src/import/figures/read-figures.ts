import type { PartFigures } from '@jeoul/api/types'
import { keysOf } from '../../index/keys-of.ts'
import { isRecord } from '../../is-record.ts'

type Figure<Key extends keyof PartFigures> = NonNullable<PartFigures[Key]>
type Readers = { readonly [Key in keyof Required<PartFigures>]: (value: unknown) => Figure<Key> | undefined }

/** The constraint on each figure; any other value counts as not stated. */
const readers: Readers = {
  socket: text,
  sockets: texts,
  generation: text,
  chipset: text,
  form_factor: text,
  form_factors: texts,
  power_form_factors: texts,
  memory_types: texts,
  max_memory: number,
  memory_slots: integer,
  modules: integer,
  module_capacity: number,
  ecc: flag,
  registered: flag,
  tdp: number,
  max_power: number,
  cores: integer,
  threads: integer,
  clock: number,
  cache: number,
  chip: text,
  video_memory: number,
  graphics: flag,
  cooler_included: flag,
  length: number,
  thickness: number,
  height: number,
  cooling: value => (value === 'air' || value === 'liquid' ? value : undefined),
  radiator: number,
  radiator_depth: number,
  recommended_power: number,
  pcie_6_pin: integer,
  pcie_8_pin: integer,
  pcie_16_pin: integer,
  eps_8_pin: integer,
  eps_4_pin: integer,
  sata_plugs: integer,
  sata_ports: integer,
  m2_slots: value => listOf(value, m2Slot),
  link: value => (value === 'nvme' || value === 'sata' ? value : undefined),
  capacity: number,
  max_gpu: number,
  max_cooler: number,
  max_power_length: number,
  radiators: value => listOf(value, radiatorPlace),
  bays_35: integer,
  bays_25: integer,
  watts: number,
  page,
}

/** Characters that an address has to escape (RFC 3986, 2.2 and 2.3). Browsers do, but people's records may not. */
const unescaped = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\dA-Fa-f]{2})/gu

/** The figures among a value's fields, for instance of a file. Whatever is not stated or wrong is left out. */
export function readFigures(value: unknown): PartFigures {
  const figures: PartFigures = {}
  if (isRecord(value)) for (const key of keysOf(readers)) put(figures, key, value[key])
  return figures
}

function put<Key extends keyof Readers>(figures: PartFigures, key: Key, value: unknown): void {
  const figure = readers[key](value)
  if (figure !== undefined) figures[key] = figure
}

function page(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https:\/\/\S+$/.test(value)) return undefined
  const address = value.toWellFormed().replace(unescaped, encodeURIComponent)
  return URL.canParse(address) ? address : undefined
}

function m2Slot(value: unknown): Figure<'m2_slots'>[number] | undefined {
  if (!isRecord(value)) return undefined
  const [sizes, nvme, sata] = [texts(value.sizes), flag(value.nvme), flag(value.sata)]
  const shares_sata = integer(value.shares_sata)
  return {
    ...(sizes && { sizes }),
    ...(nvme !== undefined && { nvme }),
    ...(sata !== undefined && { sata }),
    ...(shares_sata !== undefined && { shares_sata }),
  }
}

const places = ['front', 'top', 'rear', 'side', 'bottom', 'unknown'] as const

function radiatorPlace(value: unknown): Figure<'radiators'>[number] | undefined {
  if (!isRecord(value)) return undefined
  const place = places.find(known => known === value.place)
  const length = number(value.length)
  return place !== undefined && length !== undefined ? { place, length } : undefined
}

function listOf<Entry>(value: unknown, read: (entry: unknown) => Entry | undefined): Entry[] | undefined {
  return Array.isArray(value) ? value.flatMap(entry => read(entry) ?? []) : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function texts(value: unknown): string[] | undefined {
  return listOf(value, text)
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

function integer(value: unknown): number | undefined {
  return Number.isInteger(value) ? number(value) : undefined
}
