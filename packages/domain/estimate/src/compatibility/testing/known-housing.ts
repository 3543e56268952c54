import type { PartFigures } from '@jeoul/api/types'

type Known = Readonly<Record<string, PartFigures>>

const upToAtx = ['ATX', 'Micro ATX', 'Mini-ITX']
const upToEatx = ['EATX', ...upToAtx]
const atxPower = { power_form_factors: ['ATX'] }
const sfxPower = { power_form_factors: ['SFX', 'SFX-L'] }

export const cases: Known = {
  'Fractal Design Terra': {
    ...sfxPower,
    form_factors: ['Mini-ITX'],
    max_gpu: 322,
    max_cooler: 77,
    max_power_length: 130,
    radiators: [],
    bays_35: 0,
    bays_25: 2,
  },
  'Cooler Master NR200': {
    ...sfxPower,
    form_factors: ['Mini-ITX'],
    max_gpu: 330,
    max_cooler: 155,
    max_power_length: 130,
    radiators: [{ place: 'side', length: 280 }],
    bays_35: 1,
    bays_25: 2,
  },
  'Corsair 4000D Airflow': {
    ...atxPower,
    form_factors: upToAtx,
    max_gpu: 360,
    max_cooler: 170,
    max_power_length: 220,
    radiators: [
      { place: 'front', length: 360 },
      { place: 'top', length: 280 },
      { place: 'top', length: 240 },
      { place: 'rear', length: 120 },
    ],
    bays_35: 2,
    bays_25: 2,
  },
  'NZXT H510': {
    ...atxPower,
    form_factors: upToAtx,
    max_gpu: 381,
    max_cooler: 165,
    radiators: [
      { place: 'front', length: 280 },
      { place: 'front', length: 240 },
      { place: 'rear', length: 120 },
    ],
    bays_35: 3,
    bays_25: 3,
  },
  'Lian Li LANCOOL 216': {
    ...atxPower,
    form_factors: upToEatx,
    max_gpu: 392,
    max_cooler: 180.5,
    max_power_length: 220,
    radiators: [
      { place: 'front', length: 360 },
      { place: 'top', length: 360 },
    ],
    bays_35: 2,
    bays_25: 4,
  },
  'ASUS PRIME AP201': {
    ...atxPower,
    form_factors: ['Micro ATX', 'Mini-ITX'],
    max_gpu: 338,
    max_cooler: 170,
    max_power_length: 180,
    radiators: [{ place: 'top', length: 360 }],
    bays_35: 1,
    bays_25: 3,
  },
}

export const powers: Known = {
  'Corsair RM1000x (2024)': {
    form_factor: 'ATX',
    length: 160,
    watts: 1000,
    eps_8_pin: 2,
    pcie_8_pin: 4,
    pcie_16_pin: 1,
    sata_plugs: 14,
  },
  'SeaSonic FOCUS GX-750': {
    form_factor: 'ATX',
    length: 140,
    watts: 750,
    eps_8_pin: 2,
    pcie_8_pin: 4,
    pcie_16_pin: 0,
    sata_plugs: 8,
  },
  'SeaSonic FOCUS GX-1000 (2021)': {
    form_factor: 'ATX',
    length: 140,
    watts: 1000,
    eps_8_pin: 2,
    pcie_8_pin: 6,
    pcie_16_pin: 0,
    sata_plugs: 10,
  },
  'SeaSonic PRIME TX-1600': {
    form_factor: 'ATX',
    length: 210,
    watts: 1600,
    eps_8_pin: 2,
    pcie_8_pin: 6,
    pcie_16_pin: 2,
    sata_plugs: 16,
  },
  'Corsair SF750': {
    form_factor: 'SFX',
    length: 100,
    watts: 750,
    eps_8_pin: 2,
    pcie_8_pin: 4,
    pcie_16_pin: 0,
    sata_plugs: 8,
  },
  'Corsair CX450': {
    form_factor: 'ATX',
    length: 125,
    watts: 450,
    eps_8_pin: 1,
    pcie_8_pin: 2,
    pcie_16_pin: 0,
    sata_plugs: 5,
  },
}

const current = ['AM4', 'AM5', 'LGA1700', 'LGA1851']
const air = { cooling: 'air' } as const
const liquid = { cooling: 'liquid', sockets: current } as const

export const coolers: Known = {
  'Thermalright Peerless Assassin 120 SE': {
    ...air,
    height: 155,
    tdp: 245,
    sockets: [...current, 'LGA1150', 'LGA1151', 'LGA1155', 'LGA1156', 'LGA1200'],
  },
  'Thermalright AXP90-X47': { ...air, height: 47, tdp: 150, sockets: [...current, 'LGA1151', 'LGA1200'] },
  'Noctua NH-D15 G2': { ...air, height: 168, sockets: current },
  'Noctua NH-L9a-AM5': { ...air, height: 37, sockets: ['AM5'] },
  'Noctua NH-L9i-17xx': { ...air, height: 37, sockets: ['LGA1700'] },
  'NZXT Kraken X63': { ...liquid, radiator: 280, radiator_depth: 56 },
  'Noctua NH-U14S TR5-SP6': { ...air, height: 165, sockets: ['sTR5', 'SP6'] },
  'ARCTIC Liquid Freezer III 360': { ...liquid, radiator: 360, radiator_depth: 63 },
  'ARCTIC Liquid Freezer III 420': { ...liquid, radiator: 420, radiator_depth: 63 },
  'ARCTIC Liquid Freezer III 240': { ...liquid, radiator: 240, radiator_depth: 63 },
}
