import type { PartBasics } from './part-basics.ts'
import type { PowerForm } from './platform.ts'

export interface PowerFacts extends PartBasics {
  /** Rated power in watts. */
  readonly watts: number
  readonly rating: '브론즈' | '골드' | '플래티넘' | '티타늄'
  readonly form: PowerForm
  /** Depth in mm, without plugs. */
  readonly length: number
  readonly modular: '풀모듈러' | '세미모듈러' | '일체형'
  /** Native plugs for graphics cards of 16 pins. */
  readonly gpuPlugs: number
  /** Plugs of 8 pins for the processor and for graphics cards, and those for drives; absent where not known. */
  readonly eps?: number
  readonly pcie?: number
  readonly sata?: number
}

function psu(
  maker: string,
  model: string,
  watts: number,
  rating: PowerFacts['rating'],
  form: PowerForm,
  length: number,
  modular: PowerFacts['modular'],
  gpuPlugs: number,
  year: number,
  price: number,
  plugs: Pick<PowerFacts, 'eps' | 'pcie' | 'sata'> = {},
): PowerFacts {
  return { maker, model, watts, rating, form, length, modular, gpuPlugs, year, price, ...plugs }
}

export const powers: readonly PowerFacts[] = [
  psu('MSI', 'MAG A650BN', 650, '브론즈', 'ATX', 140, '일체형', 0, 2021, 69_000, {
    eps: 1,
    pcie: 2,
    sata: 5,
  }),
  psu('MSI', 'MPG A1000G PCIE5', 1000, '골드', 'ATX', 150, '풀모듈러', 1, 2022, 229_000, { eps: 2 }),
  psu('DEEPCOOL', 'PK650D', 650, '브론즈', 'ATX', 140, '일체형', 0, 2022, 62_000),
  psu('DEEPCOOL', 'PN850D', 850, '골드', 'ATX', 140, '일체형', 1, 2024, 119_000, { eps: 2, pcie: 3 }),
  psu(
    'Cooler Master',
    'MWE GOLD 750 V2 FULL MODULAR',
    750,
    '골드',
    'ATX',
    140,
    '풀모듈러',
    0,
    2020,
    129_000,
    { eps: 2, pcie: 4 },
  ),
  psu('CORSAIR', 'RM750e (2025)', 750, '골드', 'ATX', 140, '풀모듈러', 1, 2025, 139_000, { eps: 2, pcie: 3 }),
  psu('CORSAIR', 'RM1000x (2024)', 1000, '골드', 'ATX', 160, '풀모듈러', 1, 2024, 259_000),
  psu('CORSAIR', 'SF750', 750, '플래티넘', 'SFX', 100, '풀모듈러', 0, 2019, 229_000, {
    eps: 2,
    pcie: 4,
    sata: 8,
  }),
  psu('CORSAIR', 'SF1000 (2024)', 1000, '플래티넘', 'SFX', 100, '풀모듈러', 1, 2024, 329_000, { eps: 2 }),
  psu('SeaSonic', 'FOCUS GX-750', 750, '골드', 'ATX', 140, '풀모듈러', 0, 2019, 149_000, { eps: 2, pcie: 4 }),
  psu('SeaSonic', 'FOCUS GX-850 ATX3', 850, '골드', 'ATX', 140, '풀모듈러', 1, 2023, 189_000, {
    eps: 2,
    pcie: 3,
  }),
  psu('SeaSonic', 'VERTEX GX-1200', 1200, '골드', 'ATX', 160, '풀모듈러', 1, 2022, 339_000, { eps: 2 }),
  psu('SeaSonic', 'PRIME TX-1600 ATX 3.1', 1600, '티타늄', 'ATX', 210, '풀모듈러', 2, 2024, 759_000),
  psu(
    'Super Flower',
    'LEADEX VII PLATINUM PRO 850W',
    850,
    '플래티넘',
    'ATX',
    150,
    '풀모듈러',
    1,
    2023,
    219_000,
    { eps: 2, pcie: 3 },
  ),
  psu(
    'Super Flower',
    'LEADEX VII PLATINUM PRO 1200W',
    1200,
    '플래티넘',
    'ATX',
    150,
    '풀모듈러',
    1,
    2023,
    339_000,
  ),
  psu('Thermaltake', 'Toughpower GF A3 1050W', 1050, '골드', 'ATX', 140, '풀모듈러', 1, 2023, 229_000, {
    eps: 2,
  }),
  psu('ASUS', 'TUF Gaming 850G', 850, '골드', 'ATX', 150, '풀모듈러', 1, 2022, 178_000),
  psu('ASUS', 'ROG LOKI SFX-L 850W', 850, '플래티넘', 'SFX', 125, '풀모듈러', 1, 2022, 289_000),
]
