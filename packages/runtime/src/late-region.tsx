import { type ComponentType, lazy, Suspense } from 'react'
import { firstSign, nextSign } from './browser/first-sign.ts'

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
 * @param load imports a `*-region.tsx`: by that name the build sends the region's styles with the page
 */
export function createLateRegion<Props extends object>(load: LoadRegion<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const Later = lazy(async () => {
    await firstSign()
    return loadStubbornly(load)
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

/** What the server drew stays on screen, so a lost connection is no reason to fail: the next sign tries again. */
async function loadStubbornly<Props>(load: LoadRegion<Props>): ReturnType<LoadRegion<Props>> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextSign()
    }
  }
}
