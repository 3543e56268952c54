import {
  alder,
  arrow,
  arrowPlus,
  cezanne,
  type Generation,
  granite,
  phoenix,
  raphael,
  raptor,
  refresh,
  vermeer,
} from './cpu-generations.ts'
import type { PartBasics } from './part-basics.ts'
import type { MemoryType, Socket } from './platform.ts'

export interface CpuFacts extends PartBasics {
  /** Family and generation in Korean, as shops write it. */
  readonly series: string
  readonly codename: string
  /** The code name as its maker writes it. */
  readonly family: string
  readonly socket: Socket
  readonly cores: number
  readonly threads: number
  /** Clocks in GHz, of the performance cores. */
  readonly baseClock: number
  readonly boostClock: number
  /** Base power and the most it draws for long, in watts. */
  readonly tdp: number
  readonly maxPower: number
  /** Level 3 cache in MB. */
  readonly cache: number
  readonly graphics: boolean
  readonly memory: readonly MemoryType[]
  /** Most memory in GB; absent where it depends on the firmware's age. */
  readonly maxMemory?: number
  readonly coolerIncluded: boolean
}

/** Pairs are cores and threads, base and boost clock, base and highest power; extras name what is included. */
function cpu(
  from: Generation,
  tier: number,
  model: string,
  [cores, threads]: readonly [number, number],
  [baseClock, boostClock]: readonly [number, number],
  [tdp, maxPower]: readonly [number, number],
  cache: number,
  extras: string,
  year: number,
  price: number,
): CpuFacts {
  const { maker, prefix, suffix, codename, family, socket, memory, maxMemory } = from
  const graphics = extras.includes('graphics')
  const coolerIncluded = extras.includes('cooler')
  const series = `${prefix}${tier}${suffix}`
  const power = { tdp, maxPower, cache, graphics, coolerIncluded }
  return {
    maker,
    model,
    series,
    codename,
    family,
    socket,
    memory,
    ...(maxMemory !== undefined && { maxMemory }),
    cores,
    threads,
    baseClock,
    boostClock,
    ...power,
    year,
    price,
  }
}

/** Desktop processors. Intel's boost clock is the highest of any core, thermal boost included. */
export const cpus: readonly CpuFacts[] = [
  cpu(cezanne, 5, '5500', [6, 12], [3.6, 4.2], [65, 88], 16, 'cooler', 2022, 92_000),
  cpu(vermeer, 5, '5600', [6, 12], [3.5, 4.4], [65, 88], 32, 'cooler', 2022, 128_000),
  cpu(vermeer, 5, '5600X', [6, 12], [3.7, 4.6], [65, 88], 32, 'cooler', 2020, 159_000),
  cpu(cezanne, 5, '5600G', [6, 12], [3.9, 4.4], [65, 88], 16, 'cooler graphics', 2021, 149_000),
  cpu(vermeer, 7, '5700X', [8, 16], [3.4, 4.6], [65, 88], 32, '', 2022, 189_000),
  cpu(vermeer, 7, '5700X3D', [8, 16], [3, 4.1], [105, 142], 96, '', 2024, 289_000),
  cpu(cezanne, 7, '5700G', [8, 16], [3.8, 4.6], [65, 88], 16, 'cooler graphics', 2021, 219_000),
  cpu(vermeer, 7, '5800X3D', [8, 16], [3.4, 4.5], [105, 142], 96, '', 2022, 458_000),
  cpu(vermeer, 9, '5950X', [16, 32], [3.4, 4.9], [105, 142], 64, '', 2020, 479_000),
  cpu(raphael, 5, '7500F', [6, 12], [3.7, 5], [65, 88], 32, 'cooler', 2023, 193_000),
  cpu(raphael, 5, '7600', [6, 12], [3.8, 5.1], [65, 88], 32, 'cooler graphics', 2023, 245_000),
  cpu(raphael, 7, '7700', [8, 16], [3.8, 5.3], [65, 88], 32, 'cooler graphics', 2023, 339_000),
  cpu(raphael, 7, '7800X3D', [8, 16], [4.2, 5], [120, 162], 96, 'graphics', 2023, 489_000),
  cpu(raphael, 9, '7950X3D', [16, 32], [4.2, 5.7], [120, 162], 128, 'graphics', 2023, 769_000),
  cpu(phoenix, 5, '8400F', [6, 12], [4.2, 4.7], [65, 88], 16, 'cooler', 2024, 158_000),
  cpu(phoenix, 5, '8600G', [6, 12], [4.3, 5], [65, 88], 16, 'cooler graphics', 2024, 249_000),
  cpu(phoenix, 7, '8700G', [8, 16], [4.2, 5.1], [65, 88], 16, 'cooler graphics', 2024, 359_000),
  cpu(granite, 5, '9600', [6, 12], [3.8, 5.2], [65, 88], 32, 'cooler graphics', 2025, 289_000),
  cpu(granite, 5, '9600X', [6, 12], [3.9, 5.4], [65, 88], 32, 'graphics', 2024, 289_000),
  cpu(granite, 7, '9700X', [8, 16], [3.8, 5.5], [65, 88], 32, 'graphics', 2024, 419_000),
  cpu(granite, 7, '9800X3D', [8, 16], [4.7, 5.2], [120, 162], 96, 'graphics', 2024, 648_000),
  cpu(granite, 7, '9850X3D', [8, 16], [4.7, 5.6], [120, 162], 96, 'graphics', 2026, 739_000),
  cpu(granite, 9, '9900X', [12, 24], [4.4, 5.6], [120, 162], 64, 'graphics', 2024, 559_000),
  cpu(granite, 9, '9900X3D', [12, 24], [4.4, 5.5], [120, 162], 128, 'graphics', 2025, 829_000),
  cpu(granite, 9, '9950X', [16, 32], [4.3, 5.7], [170, 230], 64, 'graphics', 2024, 789_000),
  cpu(granite, 9, '9950X3D', [16, 32], [4.3, 5.7], [170, 230], 128, 'graphics', 2025, 999_000),
  cpu(alder, 3, '12100F', [4, 8], [3.3, 4.3], [58, 89], 12, 'cooler', 2022, 98_000),
  cpu(alder, 5, '12400F', [6, 12], [2.5, 4.4], [65, 117], 18, 'cooler', 2022, 139_000),
  cpu(alder, 5, '12400', [6, 12], [2.5, 4.4], [65, 117], 18, 'cooler graphics', 2022, 189_000),
  cpu(raptor, 5, '13400F', [10, 16], [2.5, 4.6], [65, 148], 20, 'cooler', 2023, 189_000),
  cpu(refresh, 3, '14100F', [4, 8], [3.5, 4.7], [58, 110], 12, 'cooler', 2024, 118_000),
  cpu(refresh, 3, '14100', [4, 8], [3.5, 4.7], [60, 110], 12, 'cooler graphics', 2024, 168_000),
  cpu(refresh, 5, '14400F', [10, 16], [2.5, 4.7], [65, 148], 20, 'cooler', 2024, 198_000),
  cpu(refresh, 5, '14400', [10, 16], [2.5, 4.7], [65, 148], 20, 'cooler graphics', 2024, 249_000),
  cpu(refresh, 5, '14500', [14, 20], [2.6, 5], [65, 154], 24, 'cooler graphics', 2024, 329_000),
  cpu(refresh, 5, '14600K', [14, 20], [3.5, 5.3], [125, 181], 24, 'graphics', 2023, 319_000),
  cpu(refresh, 5, '14600KF', [14, 20], [3.5, 5.3], [125, 181], 24, '', 2023, 289_000),
  cpu(refresh, 7, '14700F', [20, 28], [2.1, 5.4], [65, 219], 33, 'cooler', 2024, 429_000),
  cpu(refresh, 7, '14700K', [20, 28], [3.4, 5.6], [125, 253], 33, 'graphics', 2023, 498_000),
  cpu(refresh, 7, '14700KF', [20, 28], [3.4, 5.6], [125, 253], 33, '', 2023, 469_000),
  cpu(refresh, 9, '14900K', [24, 32], [3.2, 6], [125, 253], 36, 'graphics', 2023, 669_000),
  cpu(arrow, 5, '225', [10, 10], [3.3, 4.9], [65, 121], 20, 'cooler graphics', 2025, 289_000),
  cpu(arrow, 5, '225F', [10, 10], [3.3, 4.9], [65, 121], 20, 'cooler', 2025, 229_000),
  cpu(arrow, 5, '235', [14, 14], [3.4, 5], [65, 121], 24, 'cooler graphics', 2025, 339_000),
  cpu(arrow, 5, '245K', [14, 14], [4.2, 5.2], [125, 159], 24, 'graphics', 2024, 329_000),
  cpu(arrow, 5, '245KF', [14, 14], [4.2, 5.2], [125, 159], 24, '', 2024, 299_000),
  cpu(arrowPlus, 5, '250K Plus', [18, 18], [4.2, 5.3], [125, 159], 30, 'graphics', 2026, 339_000),
  cpu(arrow, 7, '265K', [20, 20], [3.9, 5.5], [125, 250], 30, 'graphics', 2024, 429_000),
  cpu(arrow, 7, '265KF', [20, 20], [3.9, 5.5], [125, 250], 30, '', 2024, 399_000),
  cpu(arrowPlus, 7, '270K Plus', [24, 24], [3.7, 5.5], [125, 250], 36, 'graphics', 2026, 489_000),
  cpu(arrow, 9, '285K', [24, 24], [3.7, 5.7], [125, 250], 36, 'graphics', 2024, 789_000),
]
