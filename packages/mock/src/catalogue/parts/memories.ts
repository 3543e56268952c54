import type { PartBasics } from './part-basics.ts'
import type { MemoryType } from './platform.ts'

export interface MemoryFacts extends PartBasics {
  readonly memory: MemoryType
  /** Transfers a second in millions, as in 'DDR5-6000'. */
  readonly speed: number
  /** CAS latency. */
  readonly latency: number
  /** Modules in the kit and GB of each. */
  readonly modules: number
  readonly moduleSize: number
  readonly voltage: number
  /** What sets its speed: JEDEC by itself, EXPO or XMP in the firmware. */
  readonly profile: 'JEDEC' | 'EXPO' | 'XMP' | 'EXPO / XMP'
  readonly lighting: boolean
}

/** `size` is modules and GB of each, `timing` is speed and CAS latency. */
function kit(
  maker: string,
  model: string,
  [modules, moduleSize]: readonly [number, number],
  [speed, latency]: readonly [number, number],
  voltage: number,
  profile: MemoryFacts['profile'],
  year: number,
  price: number,
): MemoryFacts {
  const memory = model.includes('DDR5') ? 'DDR5' : 'DDR4'
  const lighting = model.includes('RGB')
  return {
    maker,
    model,
    memory,
    speed,
    latency,
    modules,
    moduleSize,
    voltage,
    profile,
    lighting,
    year,
    price,
  }
}

export const memories: readonly MemoryFacts[] = [
  kit('삼성전자', 'DDR4-3200', [1, 8], [3200, 22], 1.2, 'JEDEC', 2020, 42_000),
  kit('삼성전자', 'DDR4-3200', [1, 16], [3200, 22], 1.2, 'JEDEC', 2020, 79_000),
  kit('삼성전자', 'DDR4-3200', [1, 32], [3200, 22], 1.2, 'JEDEC', 2020, 158_000),
  kit('삼성전자', 'DDR5-5600', [1, 8], [5600, 46], 1.1, 'JEDEC', 2023, 49_000),
  kit('삼성전자', 'DDR5-5600', [1, 16], [5600, 46], 1.1, 'JEDEC', 2023, 98_000),
  kit('삼성전자', 'DDR5-5600', [1, 32], [5600, 46], 1.1, 'JEDEC', 2023, 195_000),
  kit('마이크론', 'Crucial DDR5-5600 CL46', [1, 16], [5600, 46], 1.1, 'JEDEC', 2023, 95_000),
  kit('마이크론', 'Crucial PRO DDR5-5600 CL46', [2, 64], [5600, 46], 1.1, 'EXPO / XMP', 2024, 798_000),
  kit('G.SKILL', 'DDR5-6000 CL30 TRIDENT Z5 NEO RGB', [2, 16], [6000, 30], 1.35, 'EXPO', 2022, 289_000),
  kit('G.SKILL', 'DDR5-6000 CL30 RIPJAWS M5 NEO RGB', [2, 32], [6000, 30], 1.4, 'EXPO', 2025, 469_000),
  kit('G.SKILL', 'DDR5-6000 CL36 FLARE X5', [2, 16], [6000, 36], 1.35, 'EXPO', 2022, 239_000),
  kit('G.SKILL', 'DDR4-3200 CL16 RIPJAWS V', [2, 8], [3200, 16], 1.35, 'XMP', 2016, 89_000),
  kit('G.SKILL', 'DDR4-3600 CL18 TRIDENT Z NEO RGB', [2, 16], [3600, 18], 1.35, 'XMP', 2019, 188_000),
  kit('CORSAIR', 'DDR5-6000 CL30 VENGEANCE', [2, 16], [6000, 30], 1.4, 'EXPO / XMP', 2023, 259_000),
  kit('CORSAIR', 'DDR5-6600 CL32 DOMINATOR TITANIUM RGB', [2, 32], [6600, 32], 1.4, 'XMP', 2023, 629_000),
  kit('Kingston', 'DDR5-6000 CL30 FURY BEAST', [2, 16], [6000, 30], 1.4, 'EXPO / XMP', 2023, 249_000),
  kit('Kingston', 'DDR5-5600 CL40 FURY BEAST', [2, 32], [5600, 40], 1.25, 'XMP', 2022, 418_000),
  kit('TeamGroup', 'T-Force DDR5-6000 CL30 DELTA RGB', [2, 32], [6000, 30], 1.4, 'EXPO / XMP', 2023, 449_000),
  kit('ADATA', 'XPG DDR5-6000 CL28 LANCER BLADE', [2, 16], [6000, 28], 1.4, 'EXPO / XMP', 2024, 259_000),
  kit('ESSENCORE', 'KLEVV DDR5-6000 CL28 CRAS V RGB', [2, 16], [6000, 28], 1.4, 'EXPO / XMP', 2024, 269_000),
]
