import type { ChipsetTable } from './chipset-table.ts'

const zen = ['Bristol Ridge', 'Summit Ridge', 'Raven Ridge']
const zen2 = ['Matisse', 'Renoir']
const zen3 = ['Vermeer', 'Cezanne']

/** From AMD's tables of chipsets and processors for socket AM4 (assumed). */
export const am4: ChipsetTable = [
  {
    chipsets: ['A320', 'B350', 'X370'],
    pass: zen,
    update: ['Pinnacle Ridge', 'Picasso', ...zen2, ...zen3],
  },
  { chipsets: ['B450', 'X470'], pass: [...zen, 'Pinnacle Ridge'], update: ['Picasso', ...zen2, ...zen3] },
  {
    chipsets: ['X570'],
    pass: ['Raven Ridge', 'Pinnacle Ridge', 'Picasso', 'Matisse'],
    update: ['Renoir', ...zen3],
  },
  { chipsets: ['A520', 'B550'], pass: zen2, update: zen3 },
]

/** The same for socket AM5 (assumed). */
export const am5: ChipsetTable = [
  {
    chipsets: ['A620', 'A620A', 'B650', 'B650E', 'X670', 'X670E'],
    pass: ['Raphael'],
    update: ['Phoenix', 'Granite Ridge'],
  },
  { chipsets: ['B840', 'B850', 'X870', 'X870E'], pass: ['Raphael', 'Phoenix', 'Granite Ridge'] },
]

/** The same for socket AM3+ (assumed). */
export const am3Plus: ChipsetTable = [
  { chipsets: ['970', '990X', '990FX'], pass: ['Zambezi'], update: ['Vishera'] },
]
