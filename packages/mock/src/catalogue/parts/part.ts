import type airCoolers from './air-coolers.json'
import type cases from './cases.json'
import type cpus from './cpus.json'
import type gpus from './gpus.json'
import type hdds from './hdds.json'
import type liquidCoolers from './liquid-coolers.json'
import type memories from './memories.json'
import type motherboards from './motherboards.json'
import type powers from './powers.json'
import type ssds from './ssds.json'

/** A model of a data file; `parts.schema.json` describes its fields. */
type ModelOf<File extends { readonly models: readonly unknown[] }> = File['models'][number]

/** The fields that all processors of one code name have in common. */
export interface CpuFamily {
  readonly maker: string
  /** The words that shops write before and after the tier: '라이젠' 7 '-6세대'. */
  readonly prefix: string
  readonly suffix: string
  readonly codename: string
  readonly socket: string
  readonly memory: readonly string[]
  readonly maxMemory?: number
}

/** The fields that all cards with one graphics processor have in common. */
export interface Chip {
  readonly memoryType: string
  readonly recommendedPower: number
  readonly year: number
}

export type CpuFacts = ModelOf<typeof cpus> & CpuFamily & { readonly series: string }
export type MotherboardFacts = ModelOf<typeof motherboards>
export type MemoryFacts = ModelOf<typeof memories>
export type GpuFacts = ModelOf<typeof gpus> & Chip
export type SsdFacts = ModelOf<typeof ssds>
type HddFacts = ModelOf<typeof hdds>
export type CaseFacts = ModelOf<typeof cases>
export type PowerFacts = ModelOf<typeof powers>
type AirCoolerFacts = ModelOf<typeof airCoolers>
export type LiquidCoolerFacts = ModelOf<typeof liquidCoolers>

/** A real part with the exact figures that compatibility checks need. */
export type Part =
  | { readonly kind: 'cpu'; readonly facts: CpuFacts }
  | { readonly kind: 'motherboard'; readonly facts: MotherboardFacts }
  | { readonly kind: 'memory'; readonly facts: MemoryFacts }
  | { readonly kind: 'gpu'; readonly facts: GpuFacts }
  | { readonly kind: 'ssd'; readonly facts: SsdFacts; readonly gigabytes: number }
  | { readonly kind: 'hdd'; readonly facts: HddFacts; readonly gigabytes: number }
  | { readonly kind: 'case'; readonly facts: CaseFacts }
  | { readonly kind: 'power'; readonly facts: PowerFacts }
  | { readonly kind: 'air-cooler'; readonly facts: AirCoolerFacts }
  | { readonly kind: 'liquid-cooler'; readonly facts: LiquidCoolerFacts }
