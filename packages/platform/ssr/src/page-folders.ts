import type { ComponentType } from 'react'
import type { Page } from './define-page.ts'
import type { PageSource } from './site.ts'

type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>

/**
 * The pages of a site, by the names of their folders.
 *
 * @param definitions what `import.meta.glob` finds at `./pages/<name>/page.ts`
 * @param views what it finds at `./pages/<name>/<name>-page.tsx`
 * @throws Error if a folder has a definition and no view
 */
export function pageFolders(
  definitions: Modules<{ page: Page }>,
  views: Modules<{ default: ComponentType }>,
): Readonly<Record<string, PageSource>> {
  return Object.fromEntries(
    Object.entries(definitions).map(([file, load]) => {
      const name = file.split('/').at(-2) ?? ''
      const loadView = views[file.replace('page.ts', `${name}-page.tsx`)]
      if (!loadView) throw new Error(`no view for ${file}`)
      return [name, { load, loadView }]
    }),
  )
}
