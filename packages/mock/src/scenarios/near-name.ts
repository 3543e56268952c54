/** The name that was probably meant: it starts with the wanted one, or shares most of its letter pairs; the nearest in length. */
export function nearName(wanted: string, names: readonly string[]): string | undefined {
  const distance = (name: string) => Math.abs(name.length - wanted.length)
  return names.filter(name => isNear(name, wanted)).sort((a, b) => distance(a) - distance(b))[0]
}

function isNear(name: string, wanted: string): boolean {
  if (wanted.length > 2 && name.startsWith(wanted)) return true
  const pairs = (text: string) => Array.from(text.slice(1), (letter, place) => text[place] + letter)
  const common = pairs(name).filter(pair => pairs(wanted).includes(pair)).length
  return common * 2 > Math.max(pairs(name).length, pairs(wanted).length)
}
