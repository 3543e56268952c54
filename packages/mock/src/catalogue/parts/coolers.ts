import type { PartBasics } from './part-basics.ts'
import type { Socket } from './platform.ts'

interface CoolerFacts extends PartBasics {
  readonly sockets: readonly Socket[]
  /** Heat it is rated for in watts; absent where the maker does not say. */
  readonly tdp?: number
  readonly colours: readonly string[]
}

export interface AirCoolerFacts extends CoolerFacts {
  /** Height in mm. */
  readonly height: number
  readonly fans: number
}

export interface LiquidCoolerFacts extends CoolerFacts {
  /** Length class of the radiator in mm. */
  readonly radiator: number
  /** Radiator and fans together in mm; absent where not known. */
  readonly depth?: number
  /** Whether the pump has a display. */
  readonly display: boolean
}

const all: readonly Socket[] = ['AM4', 'AM5', 'LGA1700', 'LGA1851']
const both = ['블랙', '화이트']
const black = ['블랙']

function air(
  maker: string,
  model: string,
  height: number,
  fans: number,
  year: number,
  price: number,
  tdp?: number,
  colours: readonly string[] = black,
  sockets: readonly Socket[] = all,
): AirCoolerFacts {
  const facts = { maker, model, height, fans, sockets, colours, year, price }
  return tdp === undefined ? facts : { ...facts, tdp }
}

export const airCoolers: readonly AirCoolerFacts[] = [
  air('DEEPCOOL', 'AK400', 155, 1, 2021, 39_000, 220, both),
  air('DEEPCOOL', 'AK620', 160, 2, 2021, 69_000, 260, both),
  air('DEEPCOOL', 'AG400', 150, 1, 2022, 28_000, 220, both),
  air('Thermalright', 'Peerless Assassin 120 SE', 155, 2, 2022, 45_000, 245, both),
  air('Thermalright', 'Phantom Spirit 120 SE', 154, 2, 2023, 49_000, 245, both),
  air('Thermalright', 'AXP90-X47', 47, 1, 2021, 49_000, 150),
  air('NOCTUA', 'NH-D15 G2', 168, 2, 2024, 209_000, undefined, ['브라운']),
  air('NOCTUA', 'NH-U12S', 158, 1, 2013, 99_000, undefined, ['브라운']),
  air('NOCTUA', 'NH-L9a-AM5', 37, 1, 2022, 72_000, undefined, ['브라운'], ['AM5']),
  air('ARCTIC', 'Freezer 36', 159, 2, 2024, 42_000, undefined, both),
  air('be quiet!', 'DARK ROCK ELITE', 168, 2, 2023, 149_000, 280),
  air('Scythe', 'FUMA 3', 154, 2, 2023, 72_000),
]

function liquid(
  maker: string,
  model: string,
  radiator: number,
  display: boolean,
  year: number,
  price: number,
  depth?: number,
): LiquidCoolerFacts {
  const facts = { maker, model, radiator, display, sockets: all, colours: both, year, price }
  return depth === undefined ? facts : { ...facts, depth }
}

export const liquidCoolers: readonly LiquidCoolerFacts[] = [
  liquid('ARCTIC', 'Liquid Freezer III 360 A-RGB', 360, false, 2024, 149_000, 63),
  liquid('ARCTIC', 'Liquid Freezer III 420 A-RGB', 420, false, 2024, 178_000, 63),
  liquid('ARCTIC', 'Liquid Freezer III Pro 280 A-RGB', 280, false, 2025, 158_000),
  liquid('NZXT', 'KRAKEN ELITE 240 RGB (2024)', 240, true, 2024, 309_000),
  liquid('CORSAIR', 'iCUE LINK TITAN 240 RX RGB', 240, false, 2024, 259_000, 52),
  liquid('CORSAIR', 'iCUE LINK TITAN 360 RX LCD', 360, true, 2024, 449_000, 52),
  liquid('DEEPCOOL', 'LE520', 240, false, 2022, 109_000, 52),
  liquid('LIAN LI', 'GALAHAD AIO 240', 240, false, 2020, 139_000, 52),
  liquid('Thermalright', 'Frozen Notte 240 ARGB V2', 240, false, 2024, 79_000, 52),
  liquid('Thermalright', 'Frozen Notte 360 ARGB V2', 360, false, 2024, 98_000, 52),
  liquid('ASUS', 'ROG RYUJIN III 360 ARGB', 360, true, 2023, 459_000, 55),
  liquid('MSI', 'MAG CORELIQUID 240R V2', 240, false, 2021, 129_000, 52),
]
