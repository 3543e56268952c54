import type { PartFigures } from '@jeoul/api/types'

/** Processors and motherboards as their makers describe them; omitted figures are unknown. */
type Known = Readonly<Record<string, PartFigures>>

const zen5: PartFigures = {
  socket: 'AM5',
  generation: 'Granite Ridge',
  memory_types: ['DDR5'],
  max_memory: 192,
  ecc: true,
}
const zen4: PartFigures = { ...zen5, generation: 'Raphael', max_memory: 128 }
const zen3: PartFigures = {
  socket: 'AM4',
  generation: 'Vermeer',
  memory_types: ['DDR4'],
  max_memory: 128,
  ecc: true,
}
const lga1700: PartFigures = { socket: 'LGA1700', memory_types: ['DDR4', 'DDR5'], max_memory: 192, ecc: true }
const lga1151: PartFigures = { socket: 'LGA1151', memory_types: ['DDR4'], max_memory: 64, ecc: false }

export const cpus: Known = {
  'Ryzen 7 9800X3D': { ...zen5, tdp: 120, max_power: 162, graphics: true, cooler_included: false },
  'Ryzen 5 7500F': { ...zen4, tdp: 65, max_power: 88, graphics: false, cooler_included: true },
  'Ryzen 7 7800X3D': { ...zen4, tdp: 120, max_power: 162, graphics: true, cooler_included: false },
  'Ryzen 5 5600': { ...zen3, tdp: 65, max_power: 88, graphics: false, cooler_included: true },
  'Ryzen 5 5600G': {
    ...zen3,
    generation: 'Cezanne',
    ecc: false,
    tdp: 65,
    max_power: 88,
    graphics: true,
    cooler_included: true,
  },
  'Ryzen 5 2600': {
    ...zen3,
    generation: 'Pinnacle Ridge',
    max_memory: 64,
    tdp: 65,
    graphics: false,
    cooler_included: true,
  },
  'Core i5-14600K': {
    ...lga1700,
    generation: 'Raptor Lake Refresh',
    tdp: 125,
    max_power: 181,
    graphics: true,
    cooler_included: false,
  },
  'Core i5-12400F': {
    ...lga1700,
    generation: 'Alder Lake',
    max_memory: 128,
    ecc: false,
    tdp: 65,
    max_power: 117,
    graphics: false,
    cooler_included: true,
  },
  'Core Ultra 7 265K': {
    socket: 'LGA1851',
    generation: 'Arrow Lake',
    memory_types: ['DDR5'],
    max_memory: 256,
    ecc: true,
    tdp: 125,
    max_power: 250,
    graphics: true,
    cooler_included: false,
  },
  'Core i7-8700K': { ...lga1151, generation: 'Coffee Lake', tdp: 95, graphics: true, cooler_included: false },
  'Core i7-7700K': { ...lga1151, generation: 'Kaby Lake', tdp: 91, graphics: true, cooler_included: false },
  'Core i9-11900K': {
    socket: 'LGA1200',
    generation: 'Rocket Lake',
    memory_types: ['DDR4'],
    max_memory: 128,
    tdp: 125,
    max_power: 251,
    graphics: true,
    cooler_included: false,
  },
}

const nvme = { sizes: ['2280'], nvme: true, sata: false }
const either = { sizes: ['2280'], nvme: true, sata: true }
const atx = { form_factor: 'ATX', memory_slots: 4, ecc: false, eps_8_pin: 1, eps_4_pin: 1 }
const microAtx = { ...atx, form_factor: 'Micro ATX' }
const ddr4 = { memory_types: ['DDR4'], max_memory: 128 }
const ddr5 = { memory_types: ['DDR5'], max_memory: 192 }

export const boards: Known = {
  'MSI MAG B650M Mortar WiFi': {
    ...microAtx,
    ...ddr5,
    socket: 'AM5',
    chipset: 'B650',
    eps_8_pin: 2,
    eps_4_pin: 0,
    sata_ports: 6,
    m2_slots: [nvme, nvme],
  },
  'ASUS ROG STRIX B650E-I': {
    ...ddr5,
    socket: 'AM5',
    chipset: 'B650E',
    form_factor: 'Mini-ITX',
    memory_slots: 2,
    max_memory: 96,
    ecc: false,
    eps_8_pin: 1,
    eps_4_pin: 0,
    sata_ports: 2,
    m2_slots: [nvme, nvme],
  },
  'ASUS TUF GAMING B850-PLUS WIFI': {
    ...atx,
    ...ddr5,
    socket: 'AM5',
    chipset: 'B850',
    max_memory: 256,
    ecc: true,
    sata_ports: 4,
    m2_slots: [nvme, nvme, nvme],
  },
  'MSI MAG B550 TOMAHAWK': {
    ...atx,
    ...ddr4,
    socket: 'AM4',
    chipset: 'B550',
    sata_ports: 6,
    m2_slots: [
      { ...either, shares_sata: 0 },
      { ...nvme, shares_sata: 2 },
    ],
  },
  'MSI MAG B460M MORTAR': { ...microAtx, ...ddr4, socket: 'LGA1200', chipset: 'B460', sata_ports: 6 },
  'MSI Z370-A PRO': { ...atx, ...ddr4, socket: 'LGA1151', chipset: 'Z370', max_memory: 64, sata_ports: 6 },
  'ASUS PRIME Z690-P D4': {
    ...atx,
    ...ddr4,
    socket: 'LGA1700',
    chipset: 'Z690',
    sata_ports: 4,
    m2_slots: [nvme, nvme, nvme],
  },
  'MSI PRO Z790-A WIFI': {
    ...atx,
    ...ddr5,
    socket: 'LGA1700',
    chipset: 'Z790',
    eps_8_pin: 2,
    eps_4_pin: 0,
    sata_ports: 6,
    m2_slots: [nvme, nvme, nvme, either],
  },
  'MSI MAG Z890 TOMAHAWK WIFI': {
    ...atx,
    ...ddr5,
    socket: 'LGA1851',
    chipset: 'Z890',
    max_memory: 256,
    eps_8_pin: 2,
    eps_4_pin: 0,
    sata_ports: 4,
    m2_slots: [nvme, nvme, nvme, nvme],
  },
}
