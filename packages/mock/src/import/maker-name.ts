/** Makers with names of several words, in lower case. */
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

/** The maker at the beginning of a product's name: a known maker of several words, or else the first word. */
export function makerOfName(name: string): string {
  const lower = name.toLowerCase()
  const long = longNames.find(each => lower === each || lower.startsWith(`${each} `))
  return long === undefined ? (name.split(' ', 1)[0] ?? '') : name.slice(0, long.length)
}
