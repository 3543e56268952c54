import { partCategories } from '../part-categories.ts'
import airCoolers from './air-coolers.json' with { type: 'json' }
import cases from './cases.json' with { type: 'json' }
import cpus from './cpus.json' with { type: 'json' }
import gpus from './gpus.json' with { type: 'json' }
import hdds from './hdds.json' with { type: 'json' }
import liquidCoolers from './liquid-coolers.json' with { type: 'json' }
import memories from './memories.json' with { type: 'json' }
import motherboards from './motherboards.json' with { type: 'json' }
import type { Chip, CpuFamily, Part } from './part.ts'
import powers from './powers.json' with { type: 'json' }
import ssds from './ssds.json' with { type: 'json' }

/** The name of the value of every facet, by key; undefined where the maker does not state it. */
type Values = Readonly<Record<string, string | undefined>>

/** One thing that can be bought: a model, where needed in one of its capacities or colours. */
export interface PartEntry {
  readonly part: Part
  readonly maker: string
  /** Name after the maker's, without the packing. */
  readonly title: string
  readonly price: number
  readonly year: number
  /** Entries with the same family are variants of each other. */
  readonly family: string
  /** Tells entries of a family apart: '2TB', '화이트'. */
  readonly label: string
  readonly values: Values
}

/** How a part is sold: word in the name, factor on the price. */
export interface Packing {
  readonly label: string
  readonly factor: number
}

/** A leaf whose items are real parts in several packings. */
export interface PartSource {
  readonly cateId: string
  readonly name: string
  readonly picture: string
  readonly weight: number
  readonly facets: readonly { readonly key: string; readonly name: string; readonly unit?: string }[]
  /** Facets shown in the list row, the most important first. */
  readonly specs: readonly string[]
  /** The first is the usual one. */
  readonly packings: readonly Packing[]
  readonly entries: readonly PartEntry[]
}

/** The form of `parts.schema.json`. */
interface PartFile<Model> {
  readonly leaf: Pick<PartSource, 'name' | 'picture' | 'weight' | 'facets' | 'specs'> & {
    readonly packings: readonly { readonly label: string; readonly factor?: number }[]
  }
  readonly models: readonly Model[]
}

const families: Readonly<Record<string, CpuFamily>> = cpus.families
const chips: Readonly<Record<string, Chip>> = gpus.chips
const vendors: Readonly<Record<string, string>> = { 지포스: 'NVIDIA', 라데온: 'AMD', 아크: '인텔' }

/** The categories of real parts. */
export const partSources: readonly PartSource[] = [
  readParts(partCategories.cpu, cpus, model => {
    const family = named(families, model.family)
    const facts = { ...family, ...model, series: `${family.prefix}${model.tier}${family.suffix}` }
    return entryOf({ kind: 'cpu', facts }, facts, `${facts.series} ${facts.model} (${facts.codename})`, {
      series: facts.series,
      codename: facts.codename,
      socket: facts.socket,
      cores: `${facts.cores}코어`,
      threads: `${facts.threads}스레드`,
      boost: `${facts.boostClock.toFixed(1)}GHz`,
      tdp: `${facts.tdp}W`,
      maxpower: `${facts.maxPower}W`,
      cache: `${facts.cache}MB`,
      memory: facts.memory.join(', '),
      graphics: facts.graphics ? '내장그래픽 있음' : '내장그래픽 없음',
      cooler: facts.coolerIncluded ? '쿨러 포함' : '쿨러 미포함',
    })
  }),
  readParts(partCategories.motherboard, motherboards, facts =>
    entryOf({ kind: 'motherboard', facts }, facts, facts.model, {
      socket: facts.socket,
      chipset: facts.chipset,
      size: facts.size,
      memory: facts.memory,
      slots: `메모리 ${facts.memorySlots}개`,
      maxmemory: `${facts.maxMemory}GB`,
      m2: `M.2 ${facts.m2}개`,
      sata: `SATA3 ${facts.sata}개`,
      wifi: facts.wifi ? '무선랜 내장' : '무선랜 없음',
    }),
  ),
  readParts(partCategories.memory, memories, facts => {
    const { maker, model, modules, moduleSize } = facts
    const total = `${modules * moduleSize}GB`
    const size = modules === 1 ? `(${total})` : `패키지 (${total}(${moduleSize}Gx${modules}))`
    const values = {
      memory: facts.memory,
      total,
      module: `${moduleSize}GB`,
      kit: modules === 1 ? '단품' : `${modules}개 패키지`,
      speed: `${facts.speed}MHz`,
      latency: `CL${facts.latency}`,
      voltage: `${facts.voltage}V`,
      profile: facts.profile,
      lighting: facts.lighting ? 'LED 라이트' : 'LED 없음',
    }
    const family = { family: `${maker} ${model}`, label: total }
    return entryOf({ kind: 'memory', facts }, facts, `${model} ${size}`, values, family)
  }),
  readParts(partCategories.gpu, gpus, card => {
    const [line = '', ...chip] = card.chip.split(' ')
    const facts = { ...named(chips, card.chip), ...card, model: card.model.replace('*', card.chip) }
    const { maker, model, pcie16, pcie8 } = facts
    const plugs = [pcie16 && `16핀 x${pcie16}`, pcie8 && `8핀 x${pcie8}`].filter(plug => plug !== undefined)
    const values = {
      chip: chip.join(' '),
      vendor: vendors[line],
      memory: `${facts.memory}GB`,
      memorytype: facts.memoryType,
      length: rangeName(facts.length, 50, 'mm'),
      slots: `${facts.slots}슬롯`,
      tdp: `${facts.tdp}W`,
      psu: `정격 ${facts.recommendedPower}W 이상`,
      plugs: plugs.join(' + ') || '보조전원 없음',
    }
    return entryOf({ kind: 'gpu', facts }, facts, model, values, { family: `${maker} ${model}` })
  }),
  readParts(partCategories.ssd, ssds, facts =>
    capacitiesOf(facts.prices).map(({ gigabytes, label, price }) => {
      const values = {
        capacity: label,
        form: facts.form,
        link: facts.link,
        protocol: facts.link === 'SATA3' ? 'AHCI' : 'NVMe',
        read: rangeName(facts.read, 1000, 'MB/s'),
        write: rangeName(facts.write, 1000, 'MB/s'),
        cell: facts.cell,
        dram: facts.dram ? 'DRAM 탑재' : 'DRAM 미탑재',
      }
      const part = { kind: 'ssd' as const, facts, gigabytes }
      return entryOf(part, { ...facts, price }, `${facts.model} (${label})`, values, { label })
    }),
  ),
  readParts(partCategories.hdd, hdds, facts =>
    capacitiesOf(facts.prices).map(({ gigabytes, label, price }) => {
      const title = `${facts.model.replace(' 7200', '')} ${facts.speed}/${facts.cache}M (${label})`
      const values = {
        capacity: label,
        use: facts.use,
        size: '3.5인치',
        link: 'SATA3 (6Gb/s)',
        speed: `${facts.speed}RPM`,
        cache: `${facts.cache}MB`,
        recording: facts.recording,
      }
      return entryOf({ kind: 'hdd', facts, gigabytes }, { ...facts, price }, title, values, { label })
    }),
  ),
  readParts(partCategories.case, cases, facts =>
    inColours({ kind: 'case', facts }, facts, {
      tower: facts.tower,
      board: facts.boards[0],
      maxgpu: `VGA ${rangeName(facts.maxGpu, 20, 'mm')}`,
      maxcooler: `쿨러 ${rangeName(facts.maxCooler, 10, 'mm')}`,
      power: `${facts.power} 파워`,
      radiator: facts.maxRadiator === 0 ? '수랭 미지원' : `수랭 최대 ${facts.maxRadiator}mm`,
    }),
  ),
  readParts(partCategories.power, powers, facts =>
    entryOf({ kind: 'power', facts }, facts, `${facts.model} 80PLUS${facts.rating}`, {
      watts: `${facts.watts}W`,
      rating: `80PLUS ${facts.rating}`,
      form: `${facts.form} 파워`,
      length: `${facts.length}mm`,
      modular: facts.modular,
      range: rangeName(facts.watts, 200, 'W'),
      plugs: facts.pcie16 === 0 ? '16핀 없음' : `16핀 ${facts.pcie16}개`,
    }),
  ),
  readParts(partCategories.airCooler, airCoolers, facts =>
    inColours({ kind: 'air-cooler', facts }, facts, {
      height: rangeName(facts.height, 5, 'mm'),
      style: facts.height < 100 ? '플라워형 (낮은 쿨러)' : facts.fans === 2 ? '듀얼타워형' : '싱글타워형',
      ...socketValues(facts.sockets),
      fans: `팬 ${facts.fans}개`,
      tdp: facts.tdp === undefined ? undefined : `${facts.tdp}W`,
    }),
  ),
  readParts(partCategories.liquidCooler, liquidCoolers, facts => {
    const fans = facts.radiator === 240 || facts.radiator === 280 ? 2 : 3
    return inColours({ kind: 'liquid-cooler', facts }, facts, {
      radiator: `${fans}열`,
      length: `${facts.radiator}mm`,
      ...socketValues(facts.sockets),
      fans: `팬 ${fans}개`,
      display: facts.display ? '화면 있음' : '화면 없음',
    })
  }),
]

function readParts<Model>(
  cateId: string,
  { leaf, models }: PartFile<Model>,
  read: (model: Model) => PartEntry | readonly PartEntry[],
): PartSource {
  return {
    ...leaf,
    cateId,
    packings: leaf.packings.map(packing => ({ factor: 1, ...packing })),
    entries: models.flatMap(read),
  }
}

interface Basics {
  readonly maker: string
  readonly model: string
  readonly year: number
  readonly price: number
}

function entryOf(
  part: Part,
  { maker, model, year, price }: Basics,
  title: string,
  values: Values,
  { family = model, label = '' }: Partial<Pick<PartEntry, 'family' | 'label'>> = {},
): PartEntry {
  return { part, maker, title, price, year, family, label, values: { ...values, year: `${year}년` } }
}

/** An entry for each colour of a model, variants of each other. Each has its own part, because parts are told apart by identity. */
function inColours(
  part: Part,
  facts: Basics & { readonly colours: readonly string[] },
  values: Values,
): readonly PartEntry[] {
  return facts.colours.map(label =>
    entryOf({ ...part }, facts, `${facts.model} (${label})`, { ...values, colour: label }, { label }),
  )
}

interface Capacity {
  /** '512GB', '2TB'. */
  readonly label: string
  readonly gigabytes: number
  readonly price: number
}

function capacitiesOf(prices: Readonly<Record<string, number>>): readonly Capacity[] {
  return Object.entries(prices).map(([label, price]) => {
    const gigabytes = Number.parseInt(label, 10) * (label.endsWith('TB') ? 1000 : 1)
    return { label, gigabytes, price }
  })
}

/** The range of a width that a number falls in: '300~349mm'. */
function rangeName(value: number, width: number, unit: string): string {
  const from = Math.floor(value / width) * width
  return `${from}~${from + width - 1}${unit}`
}

function socketValues(sockets: readonly string[]): Values {
  const startingWith = (start: string): string | undefined =>
    sockets.filter(socket => socket.startsWith(start)).join(', ') || undefined
  return { intel: startingWith('LGA'), amd: startingWith('AM') }
}

/** @throws RangeError if a model refers to a family or chip that its file does not have */
function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const found = values[name]
  if (found === undefined)
    throw new RangeError(`a PC part refers to ${name}, which its data file does not describe`)
  return found
}
