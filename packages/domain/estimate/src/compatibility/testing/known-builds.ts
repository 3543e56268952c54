import type { KnownBuild } from './known-build.ts'
import { airCooler, am4, am5, intel, itx, older, tower } from './known-build.ts'

export const goodBuilds: readonly KnownBuild[] = [
  {
    name: 'a gaming PC of 2025',
    parts: [...am5, 'MSI RTX 5080 GAMING TRIO OC', 'Samsung 990 PRO', ...tower, airCooler],
    findings: {},
  },
  {
    name: 'the largest card in a large case',
    parts: [...am5, 'ASUS ROG Astral RTX 5090', '3 × Samsung 990 PRO', ...tower, airCooler],
    findings: { wattage: 'warning' },
  },
  {
    name: 'Intel with a radiator at the top',
    parts: [
      'Core Ultra 7 265K',
      'MSI MAG Z890 TOMAHAWK WIFI',
      'CORSAIR VENGEANCE DDR5-6000 2x48',
      'SAPPHIRE PULSE RX 9070 XT',
      ...tower,
      'ARCTIC Liquid Freezer III 360',
    ],
    findings: { 'cooler-heat': 'unknown' },
  },
  {
    name: 'an office PC without a card, with the cooler from the box',
    parts: [...am4, '2 × Seagate IronWolf 4TB', 'Samsung 870 EVO', 'Corsair 4000D Airflow', 'Corsair CX450'],
    findings: { chipset: 'conditional', 'cpu-plugs': 'warning' },
  },
  {
    name: 'Alder Lake on its own chipset',
    parts: [
      'Core i5-12400F',
      'ASUS PRIME Z690-P D4',
      '2 × Samsung DDR4-3200 16GB',
      'ASUS DUAL RTX 5060 Ti 16GB',
      'SeaSonic FOCUS GX-750',
    ],
    findings: {},
  },
  {
    name: 'a small PC of small parts',
    parts: [
      ...itx,
      'ASUS DUAL RTX 5060 Ti 16GB',
      'Fractal Design Terra',
      'Corsair SF750',
      'Thermalright AXP90-X47',
    ],
    findings: { chipset: 'conditional', 'cooler-heat': 'warning' },
  },
]

export const brokenBuilds: readonly KnownBuild[] = [
  {
    name: 'AMD on a board for Intel',
    parts: ['Ryzen 7 9800X3D', 'MSI PRO Z790-A WIFI', airCooler],
    findings: { socket: 'problem' },
  },
  {
    name: 'AM5 on AM4',
    parts: ['Ryzen 7 7800X3D', 'MSI MAG B550 TOMAHAWK', airCooler],
    findings: { socket: 'problem' },
  },
  {
    name: 'DDR4 in a board for DDR5',
    parts: ['Core i5-14600K', 'MSI PRO Z790-A WIFI', 'Samsung DDR4-3200 16GB', airCooler],
    findings: { ...older, 'memory-type': 'problem' },
  },
  {
    name: 'DDR5 in a board for DDR4',
    parts: [
      'Core i5-12400F',
      'ASUS PRIME Z690-P D4',
      'Crucial Pro DDR5-5600 2x64',
      'ASUS DUAL RTX 5060 Ti 16GB',
    ],
    findings: { 'memory-type': 'problem', 'memory-capacity': 'conditional' },
  },
  {
    name: 'a card of 357.6 mm in a case for 322',
    parts: ['ASUS ROG Astral RTX 5090', 'Fractal Design Terra'],
    findings: { 'gpu-length': 'problem' },
  },
  {
    name: 'a radiator at the front takes the room of a long card',
    parts: ['MSI RTX 4090 SUPRIM X', 'Corsair 4000D Airflow', 'ARCTIC Liquid Freezer III 360'],
    findings: { 'gpu-radiator': 'problem' },
  },
  {
    name: 'the same radiator at the front before a shorter card',
    parts: ['GIGABYTE RTX 5070 WINDFORCE SFF', 'Corsair 4000D Airflow', 'ARCTIC Liquid Freezer III 360'],
    findings: {},
  },
  {
    name: 'a radiator longer than any place',
    parts: ['Corsair 4000D Airflow', 'ARCTIC Liquid Freezer III 420'],
    findings: { radiator: 'problem' },
  },
  {
    name: 'a radiator in a case without a place',
    parts: ['Fractal Design Terra', 'ARCTIC Liquid Freezer III 240'],
    findings: { radiator: 'problem' },
  },
  {
    name: 'a cooler of 168 mm under a panel at 155',
    parts: ['Cooler Master NR200', 'Noctua NH-D15 G2'],
    findings: { 'cooler-height': 'problem' },
  },
  {
    name: 'a cooler for AM5 only on LGA1700',
    parts: [...intel, 'Noctua NH-L9a-AM5'],
    findings: { ...older, 'cooler-socket': 'problem', 'cooler-heat': 'unknown' },
  },
  {
    name: 'a cooler for LGA1700 on LGA1851, whose holes are the same',
    parts: ['Core Ultra 7 265K', 'MSI MAG Z890 TOMAHAWK WIFI', 'Noctua NH-L9i-17xx'],
    findings: { 'cooler-socket': 'conditional', 'cooler-heat': 'unknown' },
  },
  {
    name: 'an ATX board in a case for Mini-ITX',
    parts: [...am5, airCooler, 'Cooler Master NR200'],
    findings: { 'board-form': 'problem' },
  },
  {
    name: 'an ATX board in a case for Micro ATX',
    parts: [...am5, airCooler, 'ASUS PRIME AP201'],
    findings: { 'board-form': 'problem' },
  },
  {
    name: 'an ATX power supply in a case for SFX',
    parts: ['Fractal Design Terra', 'SeaSonic FOCUS GX-750'],
    findings: { 'power-form': 'problem', 'power-length': 'problem' },
  },
  {
    name: 'an SFX power supply in a case for ATX',
    parts: ['Corsair 4000D Airflow', 'Corsair SF750'],
    findings: { 'power-form': 'conditional' },
  },
  {
    name: 'a power supply of 210 mm where 180 fit',
    parts: ['ASUS PRIME AP201', 'SeaSonic PRIME TX-1600'],
    findings: { 'power-length': 'problem' },
  },
]
