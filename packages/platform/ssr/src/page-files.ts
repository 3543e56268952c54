/** The modules of a page below the folder of its site: its definition, and its view. */
export function pageFiles(name: string): readonly [string, string] {
  return [`src/pages/${name}/page.ts`, `src/pages/${name}/${name}-page.tsx`]
}
