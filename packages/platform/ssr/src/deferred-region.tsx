import { pendingWorkStarted } from '@jeoul/api'
import { useUnit } from 'effector-react'
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { replayUndelivered } from './browser/early-input.ts'
import { firstInteraction } from './browser/first-interaction.ts'
import { loadWithRetry } from './browser/load-with-retry.ts'

type LoadRegion<Props> = () => Promise<{ default: ComponentType<Props> }>

const loaders = new Set<() => Promise<unknown>>()

/**
 * Loads the regions of the pages loaded so far and those within them, except fixed ones. The server renders all of them
 * like anything else.
 */
export async function loadDeferredRegions(): Promise<void> {
  const { size } = loaders
  await Promise.all(Array.from(loaders, load => load()))
  if (loaders.size > size) await loadDeferredRegions()
}

/**
 * A deferred region: the server renders it, and the browser loads its script on the first interaction. Until
 * then only its links work, so it is meant for links.
 *
 * @param load imports a `*-region.tsx`: by that name the build sends the region's styles with every page
 */
export function createDeferredRegion<Props extends object>(load: LoadRegion<Props>): ComponentType<Props> {
  return createRegion(load, firstInteraction)
}

/**
 * A conditional region, which few pages have: its styles and script are sent only with pages that render it, so that
 * its buttons work as soon as the page is hydrated.
 *
 * @param file its module, relative to the site's folder: a `*-conditional.tsx`, so that it loads little else
 * @param isFixed whether all pages of a visit have it, or none has: a browser then loads it only to render it
 */
export function createConditionalRegion<Props extends object>(
  file: string,
  load: LoadRegion<Props>,
  { isFixed = false } = {},
): ComponentType<Props> {
  // The server loads all regions before it renders any.
  const Region = createRegion(load, async () => {}, import.meta.env.SSR || !isFixed)
  return function ConditionalRegion(props) {
    drawn.add(file)
    return <Region {...props} />
  }
}

/**
 * Files of the conditional regions rendered so far. React renders a page synchronously, so pages do not mix.
 */
const drawn = new Set<string>()

/** Renders a page, and returns the files of the conditional regions on it. */
export function drawWithRegions<Drawing>(draw: () => Drawing): readonly [Drawing, readonly string[]] {
  drawn.clear()
  return [draw(), [...drawn]]
}

function createRegion<Props extends object>(
  load: LoadRegion<Props>,
  sign: () => Promise<void>,
  isPreloaded = true,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadNow = async () => {
    loaded ??= resumed((await load()).default)
    return { default: loaded }
  }
  const Later = lazy(async () => {
    await sign()
    return loadWithRetry(loadNow)
  })
  if (isPreloaded) loaders.add(loadNow)
  // An update that reaches a boundary before its script has loaded would remove the server's HTML.
  return memo(function DeferredRegion(props: Props) {
    const [Region] = useState(() => loaded ?? Later)
    return (
      <Suspense>
        <Region {...props} />
      </Suspense>
    )
  })
}

/**
 * Starts the pending work of models that were loaded with a region, and repeats changes that were made in the region
 * before.
 */
function resumed<Props extends object>(Region: ComponentType<Props>): ComponentType<Props> {
  return function ResumedRegion(props) {
    const resume = useUnit(pendingWorkStarted)
    useEffect(() => {
      resume()
      replayUndelivered()
    }, [resume])
    return <Region {...props} />
  }
}
