/** How a chipset supports processors: at once, after a BIOS update, or never. */
export type Support = 'pass' | 'update' | 'never'

/** Chipsets that were released together and support the same processors. */
interface ChipsetRow {
  readonly chipsets: readonly string[]
  /** Generations that run on every board. */
  readonly pass: readonly string[]
  /** Generations released later: they need a newer BIOS, which a board may already have. */
  readonly update: readonly string[]
}

/** The chipsets of one socket. A generation that is listed only in other rows never runs on a row's chipsets. */
type ChipsetTable = readonly ChipsetRow[]

const row = (chipsets: string, pass: readonly string[], update: readonly string[] = []): ChipsetRow => ({
  chipsets: chipsets.split(' '),
  pass,
  update,
})

const zen = ['Bristol Ridge', 'Summit Ridge', 'Raven Ridge']
const zen2 = ['Matisse', 'Renoir']
const zen3 = ['Vermeer', 'Cezanne']

/** The chipsets by socket, from AMD's and Intel's tables of chipsets and processors (assumed). */
const tables: Readonly<Record<string, ChipsetTable>> = {
  AM4: [
    row('A320 B350 X370', zen, ['Pinnacle Ridge', 'Picasso', ...zen2, ...zen3]),
    row('B450 X470', [...zen, 'Pinnacle Ridge'], ['Picasso', ...zen2, ...zen3]),
    row('X570', ['Raven Ridge', 'Pinnacle Ridge', 'Picasso', 'Matisse'], ['Renoir', ...zen3]),
    row('A520 B550', zen2, zen3),
  ],
  AM5: [
    row('A620 A620A B650 B650E X670 X670E', ['Raphael'], ['Phoenix', 'Granite Ridge']),
    row('B840 B850 X870 X870E', ['Raphael', 'Phoenix', 'Granite Ridge']),
  ],
  'AM3+': [row('970 990X 990FX', ['Zambezi'], ['Vishera'])],
  LGA1150: [
    row('H81 B85 H87 Q85 Q87 Z87 C222 C224 C226', ['Haswell'], ['Haswell Refresh']),
    row('H97 Z97', ['Haswell', 'Haswell Refresh'], ['Broadwell']),
  ],
  // The second version of the socket takes other processors with the same number of pins.
  LGA1151: [
    row('H110 B150 H170 Q150 Q170 Z170 C232 C236', ['Skylake'], ['Kaby Lake']),
    row('B250 H270 Q250 Q270 Z270', ['Skylake', 'Kaby Lake']),
    row('H310 B360 H370 Q370 Z370 C242 C246', ['Coffee Lake'], ['Coffee Lake Refresh']),
    row('B365 Z390', ['Coffee Lake', 'Coffee Lake Refresh']),
  ],
  LGA1155: [
    row('H61 H67 P67 Z68', ['Sandy Bridge'], ['Ivy Bridge']),
    row('B65 Q65 Q67', ['Sandy Bridge']),
    row('B75 H77 Q75 Q77 Z75 Z77', ['Sandy Bridge', 'Ivy Bridge']),
  ],
  // Rocket Lake never runs on H410 and B460.
  LGA1200: [
    row('H410 B460', ['Comet Lake']),
    row('H470 Q470 Z490 W480', ['Comet Lake'], ['Rocket Lake']),
    row('H510 B560 H570 Q570 Z590 W580', ['Comet Lake', 'Rocket Lake']),
  ],
  LGA1700: [
    row('H610 B660 H670 Z690 Q670 W680', ['Alder Lake'], ['Raptor Lake', 'Raptor Lake Refresh']),
    row('B760 H770 Z790', ['Alder Lake', 'Raptor Lake'], ['Raptor Lake Refresh']),
  ],
  LGA1851: [row('H810 B860 Z890 Q870 W880', ['Arrow Lake'], ['Arrow Lake Refresh'])],
  'LGA2011-3': [row('X99 C612', ['Haswell'], ['Broadwell'])],
  LGA2066: [row('X299 C422', ['Skylake', 'Kaby Lake'], ['Cascade Lake'])],
  TR4: [row('X399', ['Whitehaven'], ['Colfax'])],
  STRX4: [row('TRX40', ['Castle Peak'])],
  STR5: [row('TRX50 WRX90', ['Storm Peak'], ['Shimada Peak'])],
}

/** A chipset's name without its maker: `Intel B760` becomes `B760`. */
export function chipsetName(text: string): string {
  return text
    .toUpperCase()
    .replace(/^(AMD|INTEL)\s+/, '')
    .trim()
}

/** How a chipset supports a generation of processors; null if the socket's table lacks one of them. */
export function supportOn(socket: string, chipset: string, generation: string): Support | null {
  const table = Object.hasOwn(tables, socket) ? (tables[socket] ?? []) : []
  const found = table.find(({ chipsets }) => chipsets.includes(chipsetName(chipset)))
  const name = generationIn(table, generation)
  if (found === undefined || name === null) return null
  if (found.pass.includes(name)) return 'pass'
  return found.update.includes(name) ? 'update' : 'never'
}

/** The longest generation of a table that a text begins with: `Kaby Lake-S` is `Kaby Lake`. */
function generationIn(table: ChipsetTable, text: string): string | null {
  const known = table.flatMap(({ pass, update }) => [...pass, ...update])
  if (known.includes(text)) return text
  const fitting = known.filter(name => simple(text).startsWith(simple(name)))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

function simple(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}
