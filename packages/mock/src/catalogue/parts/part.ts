import type { CaseFacts } from './cases.ts'
import type { AirCoolerFacts, LiquidCoolerFacts } from './coolers.ts'
import type { CpuFacts } from './cpus.ts'
import type { HddFacts, SsdFacts } from './drives.ts'
import type { GpuFacts } from './gpus.ts'
import type { MemoryFacts } from './memories.ts'
import type { MotherboardFacts } from './motherboards.ts'
import type { PowerFacts } from './powers.ts'

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
