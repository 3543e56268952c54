/** All makers of a catalogue. Spellings that differ only in case are merged under the most frequent one. */
export interface MakerIndex {
  /** Returns the maker's number, in order of first appearance. */
  add(name: string): number
  names(): readonly string[]
}

/** The limit of `ItemTable.makers`. */
const maxMakers = 65_535
const unknownMaker = '기타'

export function createMakerIndex(): MakerIndex {
  const numbers = new Map<string, number>()
  const spellings: Map<string, number>[] = []
  const numberOf = (name: string): number => {
    const key = name.toLowerCase().replace(/[\s.-]/g, '')
    const known = numbers.get(key)
    if (known !== undefined) return known
    if (numbers.size >= maxMakers - 1 && name !== unknownMaker) return numberOf(unknownMaker)
    numbers.set(key, spellings.length)
    return spellings.push(new Map()) - 1
  }
  return {
    add(name) {
      const number = numberOf(name || unknownMaker)
      const seen = spellings[number]
      seen?.set(name || unknownMaker, (seen.get(name || unknownMaker) ?? 0) + 1)
      return number
    },
    names: () => spellings.map(seen => [...seen].sort(([, a], [, b]) => b - a)[0]?.[0] ?? unknownMaker),
  }
}
