/** Makers whose names are longer than their first word; compared in lower case. */
const longNames = [
  'western digital',
  'cooler master',
  'fractal design',
  'lian li',
  'be quiet!',
  'silicon power',
  'super flower',
  'team group',
  'in win',
  'pc cooler',
  'gelid solutions',
  'point of view',
  'club 3d',
  'sk hynix',
  'hewlett packard',
  'tp link',
  'audio technica',
  'fsp group',
]

/** The maker that a product's name begins with: its first word, or the words of a longer maker that is known. */
export function makerOfName(name: string): string {
  const lower = name.toLowerCase()
  const long = longNames.find(each => lower === each || lower.startsWith(`${each} `))
  return long === undefined ? (name.split(' ', 1)[0] ?? '') : name.slice(0, long.length)
}
