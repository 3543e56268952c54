import type { Plugin } from 'vite'

/** Vite's table of the styles that come with what a script imports on demand. */
const table = /const __vite__mapDeps=.*?\(m\.f=(\[.*?\])\).*\n/
/** Where such an import names its styles by their numbers in the table. */
const numbered = /(,\s*)__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Names styles where scripts import what they come with, instead of in Vite's tables, and does not name those that every page
 * comes with. Compressed, 0.5 KB less of a first visit.
 *
 * @param isOfEveryPage whether a module belongs to what every page loads
 */
export function styleNames(isOfEveryPage: (moduleId: string) => boolean): Plugin {
  return {
    name: 'jeoul:style-names',
    apply: 'build',
    augmentChunkHash: () => 'style names',
    generateBundle: {
      // Runs after Vite has written the tables.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const known = new Set(
          chunks
            .filter(({ moduleIds }) => moduleIds.some(isOfEveryPage))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        for (const chunk of chunks) chunk.code = withNames(chunk.code, known)
      },
    },
  }
}

/** A script that names its styles in place, as `styleLoader` takes them, but for some that it need not load. */
function withNames(code: string, known: ReadonlySet<string>): string {
  const [line = '', list = '[]'] = table.exec(code) ?? []
  if (line === '') return code
  const files: readonly string[] = JSON.parse(list)
  return code.replace(line, '').replace(numbered, (_, comma: string, numbers: string) => {
    const named = numbers.split(',').map(number => files[Number(number)] ?? '')
    const unknown = named.filter(file => !known.has(file))
    return unknown.length > 0 ? comma + JSON.stringify(unknown.join()) : ''
  })
}
