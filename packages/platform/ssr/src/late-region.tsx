import { pendingWorkStarted } from '@jeoul/api'
import { useUnit } from 'effector-react'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { firstSign } from './browser/first-sign.ts'
import { loadStubbornly } from './browser/load-stubbornly.ts'

type LoadRegion<Props> = () => Promise<{ default: ComponentType<Props> }>

const loaders = new Set<() => Promise<void>>()

/** Loads every late region: the server draws them like anything else. */
export async function loadLateRegions(): Promise<void> {
  await Promise.all(Array.from(loaders, load => load()))
}

/**
 * A region that the server draws, and whose script the browser asks for at the first sign of a living visitor. Until
 * then its links work and nothing else does, so it is meant for links.
 *
 * @param load imports a `*-region.tsx`: by that name the build sends the region's styles with every page
 */
export function createLateRegion<Props extends object>(load: LoadRegion<Props>): ComponentType<Props> {
  return createRegion(load, firstSign)
}

/**
 * A region that few pages have: the server draws it, and only then are its styles and its script sent with the page,
 * so that its buttons work as soon as anything does.
 *
 * @param file its module, below the site's folder; not named `*-region.tsx`
 */
export function createRareRegion<Props extends object>(
  file: string,
  load: LoadRegion<Props>,
): ComponentType<Props> {
  const Region = createRegion(load, async () => {})
  return function RareRegion(props) {
    drawn.add(file)
    return <Region {...props} />
  }
}

/** Files of the rare regions that were drawn. React draws a page in one go, so pages do not mix. */
const drawn = new Set<string>()

/** Draws a page, and tells the files of the rare regions on it. */
export function drawWithRegions<Drawing>(draw: () => Drawing): readonly [Drawing, readonly string[]] {
  drawn.clear()
  return [draw(), [...drawn]]
}

function createRegion<Props extends object>(
  load: LoadRegion<Props>,
  sign: () => Promise<void>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const Later = lazy(async () => {
    await sign()
    return { default: resumed((await loadStubbornly(load)).default) }
  })
  loaders.add(async () => {
    loaded = (await load()).default
  })
  return function LateRegion(props) {
    const Region = loaded ?? Later
    return (
      <Suspense>
        <Region {...props} />
      </Suspense>
    )
  }
}

/** A region whose models came with it, too late to hear that the page had been taken over. */
function resumed<Props extends object>(Region: ComponentType<Props>): ComponentType<Props> {
  return function ResumedRegion(props) {
    const resume = useUnit(pendingWorkStarted)
    useEffect(() => resume(), [resume])
    return <Region {...props} />
  }
}
