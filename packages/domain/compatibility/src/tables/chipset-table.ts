/** How processors run on a chipset: at once, after a BIOS update, or never. */
export type Support = 'pass' | 'update' | 'never'

/** Chipsets that came out together and take the same processors. */
interface ChipsetRow {
  readonly chipsets: readonly string[]
  /** Generations that run on every board. */
  readonly pass: readonly string[]
  /** Generations that came later: a board needs a newer BIOS, or was made with one. */
  readonly update?: readonly string[]
}

/** The chipsets of one socket. A generation that another row names, and a row does not, never runs on its chipsets. */
export type ChipsetTable = readonly ChipsetRow[]

const simple = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** A chipset without its maker: `Intel B760` is `B760`. */
export function chipsetName(text: string): string {
  return text
    .toUpperCase()
    .replace(/^(AMD|INTEL)\s+/, '')
    .trim()
}

/** The generation of a table that a text begins with, the longest first: `Kaby Lake-S` is `Kaby Lake`. */
function generationIn(table: ChipsetTable, text: string): string | null {
  const known = table.flatMap(({ pass, update = [] }) => [...pass, ...update])
  if (known.includes(text)) return text
  const fitting = known.filter(name => simple(text).startsWith(simple(name)))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

/** How a generation of processors runs on a chipset; null where the table lacks one of them. */
export function supportIn(table: ChipsetTable, chipset: string, generation: string): Support | null {
  const row = table.find(({ chipsets }) => chipsets.includes(chipsetName(chipset)))
  const name = generationIn(table, generation)
  if (row === undefined || name === null) return null
  if (row.pass.includes(name)) return 'pass'
  return row.update?.includes(name) ? 'update' : 'never'
}
