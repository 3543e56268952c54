import type { KnownBuild } from './known-build.ts'
import { airCooler, older } from './known-build.ts'

const trx50 = ['Ryzen Threadripper 7960X', 'ASUS Pro WS TRX50-SAGE WIFI', 'Noctua NH-U14S TR5-SP6']
const workstation = { 'cooler-heat': 'unknown' } as const

/** Builds at the edge of a rule: one part more or less, one step newer or older. */
export const edgeBuilds: readonly KnownBuild[] = [
  {
    name: 'Zen 3 on the first boards for AM4',
    parts: ['Ryzen 7 5800X3D', 'ASUS ROG CROSSHAIR VI HERO', airCooler, 'ASUS DUAL RTX 5060 Ti 16GB'],
    findings: older,
  },
  {
    name: 'a Zen+ processor with graphics on B450',
    parts: ['Ryzen 5 3400G', 'MSI B450 TOMAHAWK MAX', 'Corsair CX450'],
    findings: older,
  },
  {
    name: 'the same on B550, which begins with Zen 2',
    parts: ['Ryzen 5 3400G', 'MSI MAG B550 TOMAHAWK'],
    findings: { chipset: 'problem' },
  },
  {
    name: 'Zen 4 with graphics on a board from before it, without a card',
    parts: ['Ryzen 7 8700G', 'MSI MAG B650M Mortar WiFi', 'G.SKILL Trident Z5 Neo DDR5-6000 2x16'],
    findings: older,
  },
  {
    name: 'two modules of DDR5 on AM5',
    parts: ['Ryzen 7 9800X3D', 'ASUS TUF GAMING B850-PLUS WIFI', '2 × Samsung DDR5-5600 16GB', airCooler],
    findings: {},
  },
  {
    name: 'four of them, two in a channel',
    parts: ['Ryzen 7 9800X3D', 'ASUS TUF GAMING B850-PLUS WIFI', '4 × Samsung DDR5-5600 16GB', airCooler],
    findings: { 'memory-mix': 'conditional' },
  },
  {
    name: 'four modules of DDR4 on AM4',
    parts: ['Ryzen 5 5600G', 'MSI MAG B550 TOMAHAWK', '4 × Samsung DDR4-3200 16GB'],
    findings: older,
  },
  {
    name: 'registered memory in four channels',
    parts: [...trx50, 'Kingston FURY Renegade Pro DDR5-6000 4x16', 'MSI RTX 4090 SUPRIM X'],
    findings: workstation,
  },
  {
    name: 'unbuffered memory on a board for registered memory',
    parts: [...trx50, 'G.SKILL Trident Z5 Neo DDR5-6000 2x16', 'MSI RTX 4090 SUPRIM X'],
    findings: { ...workstation, 'memory-ecc': 'problem' },
  },
  {
    name: 'registered memory on AM5',
    parts: ['ASUS TUF GAMING B850-PLUS WIFI', 'Kingston FURY Renegade Pro DDR5-6000 4x16'],
    findings: { 'memory-ecc': 'problem' },
  },
  {
    name: 'a board of CEB in a case for ATX',
    parts: ['ASUS Pro WS TRX50-SAGE WIFI', 'Corsair 4000D Airflow'],
    findings: { 'board-form': 'problem' },
  },
  {
    name: 'Comet Lake on a board for Rocket Lake',
    parts: ['Core i9-10900K', 'ASUS ROG STRIX Z590-E GAMING WIFI', 'ARCTIC Liquid Freezer III 240'],
    findings: { 'cooler-socket': 'problem', 'cooler-heat': 'unknown' },
  },
  {
    name: 'Rocket Lake on Z490',
    parts: ['Core i9-11900K', 'ASUS ROG STRIX Z490-E GAMING', airCooler],
    findings: { ...older, 'cooler-heat': 'warning' },
  },
  {
    name: 'the largest processor and two kits on the smallest board',
    parts: ['Core i9-14900K', 'ASRock H610M-HVS', '2 × G.SKILL Ripjaws V DDR4-3200 2x8', airCooler],
    findings: {
      ...older,
      'memory-slots': 'problem',
      'memory-mix': 'conditional',
      'cooler-heat': 'warning',
    },
  },
  {
    name: 'a card without a plug',
    parts: ['MSI GTX 1650 AERO ITX 4G OC', 'Corsair CX450'],
    findings: {},
  },
  {
    name: 'four plugs of 8 pins for the largest card',
    parts: ['ASUS ROG Astral RTX 5090', 'SeaSonic FOCUS GX-1000 (2021)'],
    findings: { 'gpu-plugs': 'conditional' },
  },
  {
    name: 'six plugs of 8 pins for two such cards',
    parts: ['2 × ASUS ROG Astral RTX 5090', 'SeaSonic FOCUS GX-1000 (2021)'],
    findings: { 'gpu-plugs': 'problem', wattage: 'problem' },
  },
  {
    name: 'a long card behind a radiator of 280 mm that can only be at the front',
    parts: ['MSI RTX 4090 SUPRIM X', 'NZXT H510', 'NZXT Kraken X63'],
    findings: { 'gpu-radiator': 'problem' },
  },
  {
    name: 'the same card with a radiator that also fits at the top',
    parts: ['MSI RTX 4090 SUPRIM X', 'Corsair 4000D Airflow', 'NZXT Kraken X63'],
    findings: {},
  },
]
