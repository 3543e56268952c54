import type { ChipsetTable } from './chipset-table.ts'

/** From Intel's tables of chipsets and processors for socket LGA1851 (assumed). */
export const lga1851: ChipsetTable = [
  {
    chipsets: ['H810', 'B860', 'Z890', 'Q870', 'W880'],
    pass: ['Arrow Lake'],
    update: ['Arrow Lake Refresh'],
  },
]

/** The same for socket LGA1700 (assumed). */
export const lga1700: ChipsetTable = [
  {
    chipsets: ['H610', 'B660', 'H670', 'Z690', 'Q670', 'W680'],
    pass: ['Alder Lake'],
    update: ['Raptor Lake', 'Raptor Lake Refresh'],
  },
  {
    chipsets: ['B760', 'H770', 'Z790'],
    pass: ['Alder Lake', 'Raptor Lake'],
    update: ['Raptor Lake Refresh'],
  },
]

/** The same for socket LGA1200: Rocket Lake never runs on H410 and B460 (assumed). */
export const lga1200: ChipsetTable = [
  { chipsets: ['H410', 'B460'], pass: ['Comet Lake'] },
  { chipsets: ['H470', 'Q470', 'Z490', 'W480'], pass: ['Comet Lake'], update: ['Rocket Lake'] },
  { chipsets: ['H510', 'B560', 'H570', 'Q570', 'Z590', 'W580'], pass: ['Comet Lake', 'Rocket Lake'] },
]

/** The same for socket LGA1151, whose second version takes other processors with the same number of pins (assumed). */
export const lga1151: ChipsetTable = [
  {
    chipsets: ['H110', 'B150', 'H170', 'Q150', 'Q170', 'Z170', 'C232', 'C236'],
    pass: ['Skylake'],
    update: ['Kaby Lake'],
  },
  { chipsets: ['B250', 'H270', 'Q250', 'Q270', 'Z270'], pass: ['Skylake', 'Kaby Lake'] },
  {
    chipsets: ['H310', 'B360', 'H370', 'Q370', 'Z370', 'C242', 'C246'],
    pass: ['Coffee Lake'],
    update: ['Coffee Lake Refresh'],
  },
  { chipsets: ['B365', 'Z390'], pass: ['Coffee Lake', 'Coffee Lake Refresh'] },
]

/** The same for socket LGA1150 (assumed). */
export const lga1150: ChipsetTable = [
  {
    chipsets: ['H81', 'B85', 'H87', 'Q85', 'Q87', 'Z87', 'C222', 'C224', 'C226'],
    pass: ['Haswell'],
    update: ['Haswell Refresh'],
  },
  { chipsets: ['H97', 'Z97'], pass: ['Haswell', 'Haswell Refresh'], update: ['Broadwell'] },
]

/** The same for socket LGA1155 (assumed). */
export const lga1155: ChipsetTable = [
  { chipsets: ['H61', 'H67', 'P67', 'Z68'], pass: ['Sandy Bridge'], update: ['Ivy Bridge'] },
  { chipsets: ['B65', 'Q65', 'Q67'], pass: ['Sandy Bridge'] },
  { chipsets: ['B75', 'H77', 'Q75', 'Q77', 'Z75', 'Z77'], pass: ['Sandy Bridge', 'Ivy Bridge'] },
]
