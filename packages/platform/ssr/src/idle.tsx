import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadWithRetry } from './browser/load-with-retry.ts'
import { untilIdle } from './browser/waits.ts'
import { pageEvents } from './document-script/early-presses.ts'

type LoadRegion<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Makes a region that hydrates late, for links and content below the fold. The server renders it like any component. The
 * browser loads and hydrates idle regions one after the other, in reading order, when it is idle; a press in any of them
 * loads all at once. Until then the server's HTML stays, and its links work.
 *
 * @param load imports the region
 * @param file its module in the build's manifest; the server's build adds it, see `regionFiles` of `@jeoul/build`
 */
export function idle<Props extends object>(load: LoadRegion<Props>, file?: string): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadNow = async () => {
    loaded ??= (await load()).default
    return { default: loaded }
  }
  const Later = lazy(() => inTurn(loadNow))
  regions.add(loadNow)
  // An update that reaches a boundary before its script has loaded would remove the server's HTML.
  return memo(function IdleRegion(props: Props) {
    if (file !== undefined) drawn.add(file)
    const [Region] = useState(() => loaded ?? Later)
    return (
      <Suspense>
        <Hydrated>
          <Region {...props} />
        </Hydrated>
      </Suspense>
    )
  })
}

/**
 * Tells the document's script that presses in this part of the page are answered from now on. Its children have no
 * siblings: React's ids, which the server has written, count them.
 */
export function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event(pageEvents.hydrated))
  }, [])
  return children
}

const regions = new Set<() => Promise<unknown>>()

/** Loads the regions of all modules loaded so far, and those within them: for a server, and for a page opened by a link. */
export async function loadRegions(): Promise<void> {
  const { size } = regions
  await Promise.all(Array.from(regions, load => load()))
  if (regions.size > size) await loadRegions()
}

/** Files of the regions rendered so far. React renders a page synchronously, so pages do not mix. */
const drawn = new Set<string>()

/** Renders a page, and returns the files of the regions on it. */
export function renderWithRegions<Rendered>(render: () => Rendered): readonly [Rendered, readonly string[]] {
  drawn.clear()
  return [render(), [...drawn]]
}

/** The longest that a region waits for a busy browser, in milliseconds (assumed). */
const patience = 1000

let lastTurn: Promise<unknown> = Promise.resolve()
const hurried = Promise.withResolvers<void>()

/** Loads a module once the browser is idle and the modules before it have loaded, or once something waits for it. */
export function inTurn<Module>(load: () => Promise<Module>): Promise<Module> {
  const attempt = Promise.race([lastTurn.then(() => untilIdle(patience)), hurried.promise]).then(load)
  // A module that cannot be loaded must not block the next ones.
  lastTurn = attempt.catch(() => {})
  return attempt.catch(() => loadWithRetry(load))
}

/** Loads everything that waits for its turn: a region was pressed. */
export function hurry(): void {
  hurried.resolve()
}
