import type { Scope } from 'effector'

const loading = new WeakMap<Scope, Promise<void>>()

/**
 * Loads the hearts of a page, once; they handle the presses that wait on the device. A failure is not cached, so that
 * the next press retries.
 */
export function loadHearts(scope: Scope): Promise<void> {
  const hearts = loading.get(scope) ?? load(scope)
  loading.set(scope, hearts)
  return hearts
}

async function load(scope: Scope): Promise<void> {
  try {
    const { openHearts } = await import('./hearts.tsx')
    openHearts(scope)
  } catch (error) {
    loading.delete(scope)
    throw error
  }
}
