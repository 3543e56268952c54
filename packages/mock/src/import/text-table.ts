import type { ItemText } from '../catalogue/catalogue.ts'

/** Names and key specifications of a leaf's rows. Each distinct specification is stored once and referred to. */
export interface TextTable {
  readonly names: readonly string[]
  readonly words: readonly string[]
  /** Row `i` has the words at `refs[starts[i]]` to `refs[starts[i + 1] - 1]`. */
  readonly refs: Uint32Array
  readonly starts: Uint32Array
}

/** Packs the texts of a table's rows. Imports have no variant labels and no minishops. */
export function packTexts(size: number, textOf: (row: number) => ItemText): TextTable {
  const names: string[] = []
  const numbers = new Map<string, number>()
  const refs: number[] = []
  const starts = new Uint32Array(size + 1)
  for (let row = 0; row < size; row++) {
    const { name, keySpecs } = textOf(row)
    names.push(name)
    for (const word of keySpecs) {
      let number = numbers.get(word)
      if (number === undefined) {
        number = numbers.size
        numbers.set(word, number)
      }
      refs.push(number)
    }
    starts[row + 1] = refs.length
  }
  return { names, words: [...numbers.keys()], refs: new Uint32Array(refs), starts }
}

export function readText(table: TextTable, row: number): ItemText {
  const refs = table.refs.subarray(table.starts[row] ?? 0, table.starts[row + 1] ?? 0)
  return { name: table.names[row] ?? '', keySpecs: Array.from(refs, ref => table.words[ref] ?? '') }
}
