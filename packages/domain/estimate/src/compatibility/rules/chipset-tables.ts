/** How a chipset supports processors: at once, after a BIOS update, or never. */
export type Support = 'pass' | 'update' | 'never'

/** Chipsets that were released together and support the same processors. */
interface ChipsetRow {
  readonly chipsets: readonly string[]
  /** Generations that run on every board. */
  readonly pass: readonly string[]
  /** Generations released later: they need a newer BIOS, which a board may already have. */
  readonly update?: readonly string[]
}

/** The chipsets of one socket. A generation that is listed only in other rows never runs on a row's chipsets. */
export type ChipsetTable = readonly ChipsetRow[]

const simple = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** A chipset's name without its maker: `Intel B760` becomes `B760`. */
export function chipsetName(text: string): string {
  return text
    .toUpperCase()
    .replace(/^(AMD|INTEL)\s+/, '')
    .trim()
}

/** The longest generation of a table that a text begins with: `Kaby Lake-S` is `Kaby Lake`. */
function generationIn(table: ChipsetTable, text: string): string | null {
  const known = table.flatMap(({ pass, update = [] }) => [...pass, ...update])
  if (known.includes(text)) return text
  const fitting = known.filter(name => simple(text).startsWith(simple(name)))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

/** How a chipset supports a generation of processors; null if the table lacks one of them. */
export function supportIn(table: ChipsetTable, chipset: string, generation: string): Support | null {
  const row = table.find(({ chipsets }) => chipsets.includes(chipsetName(chipset)))
  const name = generationIn(table, generation)
  if (row === undefined || name === null) return null
  if (row.pass.includes(name)) return 'pass'
  return row.update?.includes(name) ? 'update' : 'never'
}

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
