import type { PartFigures } from '@jeoul/api/types'

type Known = Readonly<Record<string, PartFigures>>

const plugs = (sixteen: number, eight: number) => ({ pcie_16_pin: sixteen, pcie_8_pin: eight, pcie_6_pin: 0 })

export const gpus: Known = {
  'ASUS ROG Astral RTX 5090': { length: 357.6, tdp: 575, recommended_power: 1000, ...plugs(1, 0) },
  'MSI RTX 4090 SUPRIM X': { length: 336, tdp: 450, recommended_power: 850, ...plugs(1, 0) },
  'MSI RTX 5080 GAMING TRIO OC': { length: 338, tdp: 360, recommended_power: 850, ...plugs(1, 0) },
  'GIGABYTE RTX 5070 WINDFORCE SFF': { length: 282, tdp: 250, recommended_power: 650, ...plugs(1, 0) },
  'ASUS DUAL RTX 5060 Ti 16GB': { length: 229, tdp: 180, recommended_power: 600, ...plugs(0, 1) },
  'SAPPHIRE PULSE RX 9070 XT': { length: 320, tdp: 304, recommended_power: 750, ...plugs(0, 2) },
  'ASUS PRIME RX 9070 XT': { length: 312, tdp: 304, recommended_power: 750, ...plugs(0, 3) },
  'MSI GTX 1650 AERO ITX 4G OC': { length: 178, tdp: 75, recommended_power: 300, ...plugs(0, 0) },
}

const desktop = { form_factor: '288-pin DIMM', ecc: false, registered: false }
const ddr4: PartFigures = { ...desktop, memory_types: ['DDR4'] }
const ddr5: PartFigures = { ...desktop, memory_types: ['DDR5'] }

export const memories: Known = {
  'G.SKILL Trident Z5 Neo DDR5-6000 2x16': { ...ddr5, modules: 2, module_capacity: 16 },
  'CORSAIR VENGEANCE DDR5-6000 2x48': { ...ddr5, modules: 2, module_capacity: 48 },
  'Crucial Pro DDR5-5600 2x64': { ...ddr5, modules: 2, module_capacity: 64 },
  'Kingston Server Premier DDR5 ECC 32GB': { ...ddr5, modules: 1, module_capacity: 32, ecc: true },
  'Samsung DDR5-5600 16GB': { ...ddr5, modules: 1, module_capacity: 16 },
  'Kingston FURY Renegade Pro DDR5-6000 4x16': {
    ...ddr5,
    modules: 4,
    module_capacity: 16,
    ecc: true,
    registered: true,
  },
  'Samsung DDR4-3200 16GB': { ...ddr4, modules: 1, module_capacity: 16 },
  'G.SKILL Ripjaws V DDR4-3200 2x8': { ...ddr4, modules: 2, module_capacity: 8 },
  'Samsung DDR4-3200 RDIMM 32GB': { ...ddr4, modules: 1, module_capacity: 32, ecc: true, registered: true },
  'Samsung DDR4-3200 SO-DIMM 16GB': {
    ...ddr4,
    form_factor: '260-pin SO-DIMM',
    modules: 1,
    module_capacity: 16,
  },
}

export const ssds: Known = {
  'Samsung 990 PRO': { form_factor: 'M.2 2280', link: 'nvme' },
  'Samsung PM9A3 22110': { form_factor: 'M.2 22110', link: 'nvme' },
  'WD Blue SA510 M.2': { form_factor: 'M.2 2280', link: 'sata' },
  'Samsung 870 EVO': { form_factor: '2.5"', link: 'sata' },
}

export const hdds: Known = { 'Seagate IronWolf 4TB': { form_factor: '3.5"', link: 'sata' } }
