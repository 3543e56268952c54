import type { ChipsetTable } from './chipset-table.ts'

/** From Intel's tables of chipsets and processors for socket LGA2011-3 (assumed). */
export const lga2011v3: ChipsetTable = [
  { chipsets: ['X99', 'C612'], pass: ['Haswell'], update: ['Broadwell'] },
]

/** The same for socket LGA2066 (assumed). */
export const lga2066: ChipsetTable = [
  { chipsets: ['X299', 'C422'], pass: ['Skylake', 'Kaby Lake'], update: ['Cascade Lake'] },
]

/** From AMD's tables of chipsets and processors for socket TR4 (assumed). */
export const tr4: ChipsetTable = [{ chipsets: ['X399'], pass: ['Whitehaven'], update: ['Colfax'] }]

/** The same for socket sTRX4 (assumed). */
export const strx4: ChipsetTable = [{ chipsets: ['TRX40'], pass: ['Castle Peak'] }]

/** The same for socket sTR5 (assumed). */
export const str5: ChipsetTable = [
  { chipsets: ['TRX50', 'WRX90'], pass: ['Storm Peak'], update: ['Shimada Peak'] },
]
