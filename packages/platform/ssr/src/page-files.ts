/** The modules of a page below the folder of its site: its definition, and its view. */
export function pageFiles(name: string): readonly [string, string] {
  return [`src/pages/${name}/page.ts`, `src/pages/${name}/${name}-page.tsx`]
}

/** Whether a module is a deferred region, which browsers load on the first interaction. */
export const isDeferredRegion = (file: string) => file.endsWith('-region.tsx')

/** Whether a module is a conditional region, which few pages have. */
export const isConditionalRegion = (file: string) => file.endsWith('-conditional.tsx')

/** Whether a module is a site's enhancements, which browsers load on the first interaction. */
export const isEnhancements = (file: string) => file.endsWith('src/enhancements.ts')

/** The name of the chunk of what the deferred regions of these pages need, or of the shell's. */
export const regionsChunk = (owners: readonly string[]) => [...owners, 'regions'].join('-')

/** Whether a file, named by the build with its hash, is such a chunk. */
export const isRegionsChunk = (file: string) => /-regions-[^/]+$/.test(file)
