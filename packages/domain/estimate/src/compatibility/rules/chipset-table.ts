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
