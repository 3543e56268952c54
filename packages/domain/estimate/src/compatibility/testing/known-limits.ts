import type { KnownBuild } from './known-build.ts'
import { airCooler, am4, am5, intel, older } from './known-build.ts'

export const powerBuilds: readonly KnownBuild[] = [
  {
    name: 'no 12V-2x6, but two plugs of 8 pins for an adapter',
    parts: [...am5, airCooler, 'GIGABYTE RTX 5070 WINDFORCE SFF', 'SeaSonic FOCUS GX-750'],
    findings: { 'gpu-plugs': 'conditional' },
  },
  {
    name: 'no 12V-2x6 and too few plugs for an adapter',
    parts: ['MSI RTX 5080 GAMING TRIO OC', 'Corsair CX450'],
    findings: { 'gpu-plugs': 'problem', 'gpu-power': 'warning', wattage: 'warning' },
  },
  {
    name: 'too few plugs of 8 pins',
    parts: ['ASUS PRIME RX 9070 XT', 'Corsair CX450'],
    findings: { 'gpu-plugs': 'problem', 'gpu-power': 'warning' },
  },
  {
    name: 'a weak power supply',
    parts: [...am5, airCooler, 'SAPPHIRE PULSE RX 9070 XT', 'Corsair CX450'],
    findings: { wattage: 'problem', 'gpu-power': 'warning', 'cpu-plugs': 'warning' },
  },
  {
    name: 'little left of 750 watts',
    parts: ['MSI RTX 4090 SUPRIM X', 'Core Ultra 7 265K', 'SeaSonic FOCUS GX-750'],
    findings: { wattage: 'warning', 'gpu-power': 'warning', 'gpu-plugs': 'conditional' },
  },
  {
    name: 'a processor without graphics and no card',
    parts: ['Core i5-12400F', 'ASUS PRIME Z690-P D4'],
    findings: { picture: 'problem' },
  },
  {
    name: 'a processor without a cooler',
    parts: ['Ryzen 7 9800X3D', 'ASUS TUF GAMING B850-PLUS WIFI'],
    findings: { cooling: 'problem' },
  },
]

export const platformBuilds: readonly KnownBuild[] = [
  {
    name: 'Zen 5 on a board from before it',
    parts: ['Ryzen 7 9800X3D', 'MSI MAG B650M Mortar WiFi', airCooler],
    findings: older,
  },
  { name: 'Zen 3 on B550', parts: ['Ryzen 5 5600G', 'MSI MAG B550 TOMAHAWK'], findings: older },
  {
    name: 'Zen+ on B550',
    parts: ['Ryzen 5 2600', 'MSI MAG B550 TOMAHAWK', 'ASUS DUAL RTX 5060 Ti 16GB'],
    findings: { chipset: 'problem' },
  },
  { name: 'Coffee Lake on Z370', parts: ['Core i7-8700K', 'MSI Z370-A PRO', airCooler], findings: {} },
  {
    name: 'Kaby Lake on Z370, with as many pins',
    parts: ['Core i7-7700K', 'MSI Z370-A PRO', airCooler],
    findings: { chipset: 'problem' },
  },
  {
    name: 'Rocket Lake on B460',
    parts: ['Core i9-11900K', 'MSI MAG B460M MORTAR', airCooler],
    findings: { chipset: 'problem', 'cooler-heat': 'warning' },
  },
  {
    name: 'five modules for four slots',
    parts: ['ASUS PRIME Z690-P D4', '5 × Samsung DDR4-3200 16GB'],
    findings: { 'memory-slots': 'problem' },
  },
  {
    name: '256 GB where 192 are the most, in two kits',
    parts: ['MSI PRO Z790-A WIFI', '2 × Crucial Pro DDR5-5600 2x64'],
    findings: { 'memory-capacity': 'problem', 'memory-mix': 'conditional' },
  },
  {
    name: 'registered memory in a desktop',
    parts: [...am4.slice(0, 2), 'Samsung DDR4-3200 RDIMM 32GB'],
    findings: { ...older, 'memory-ecc': 'problem' },
  },
  {
    name: 'ECC memory on a board without it',
    parts: [...intel.slice(0, 2), 'Kingston Server Premier DDR5 ECC 32GB', airCooler],
    findings: { ...older, 'memory-ecc': 'warning' },
  },
  {
    name: 'ECC memory on a board and a processor with it',
    parts: [...am5.slice(0, 2), 'Kingston Server Premier DDR5 ECC 32GB', airCooler],
    findings: {},
  },
  {
    name: 'memory of a notebook',
    parts: ['ASUS PRIME Z690-P D4', 'Samsung DDR4-3200 SO-DIMM 16GB'],
    findings: { 'memory-form': 'problem' },
  },
  {
    name: 'two kinds of memory',
    parts: ['ASUS PRIME Z690-P D4', 'Samsung DDR4-3200 16GB', 'G.SKILL Ripjaws V DDR4-3200 2x8'],
    findings: { 'memory-mix': 'warning' },
  },
  {
    name: 'three M.2 drives for two slots',
    parts: ['MSI MAG B650M Mortar WiFi', '3 × Samsung 990 PRO'],
    findings: { m2: 'problem' },
  },
  {
    name: 'a SATA drive in slots for NVMe only',
    parts: ['MSI MAG B650M Mortar WiFi', 'WD Blue SA510 M.2'],
    findings: { m2: 'problem' },
  },
  {
    name: 'a SATA drive in the slot that takes it',
    parts: ['MSI MAG B550 TOMAHAWK', 'WD Blue SA510 M.2', 'Samsung 990 PRO'],
    findings: {},
  },
  {
    name: 'two SATA drives for one slot that takes them',
    parts: ['MSI MAG B550 TOMAHAWK', '2 × WD Blue SA510 M.2'],
    findings: { m2: 'problem' },
  },
  {
    name: 'a drive of 110 mm in slots for 80',
    parts: ['MSI MAG B650M Mortar WiFi', 'Samsung PM9A3 22110'],
    findings: { m2: 'problem' },
  },
  {
    name: 'the second M.2 drive turns off two of six SATA ports',
    parts: ['MSI MAG B550 TOMAHAWK', '2 × Samsung 990 PRO', '5 × Samsung 870 EVO'],
    findings: { sata: 'problem' },
  },
  {
    name: 'one M.2 drive leaves all ports on in the right slot',
    parts: ['MSI MAG B550 TOMAHAWK', 'Samsung 990 PRO', '5 × Samsung 870 EVO'],
    findings: { sata: 'conditional' },
  },
  {
    name: 'a hard disk in a case without a bay for it',
    parts: ['Fractal Design Terra', 'Seagate IronWolf 4TB'],
    findings: { bays: 'problem' },
  },
  {
    name: 'six hard disks with five plugs',
    parts: ['Corsair CX450', '6 × Seagate IronWolf 4TB'],
    findings: { 'sata-plugs': 'conditional' },
  },
  { name: 'two cases', parts: ['2 × Corsair 4000D Airflow'], findings: { 'one-of-each': 'warning' } },
]
