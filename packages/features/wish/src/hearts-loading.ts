import type { Scope } from 'effector'

type Hearts = Awaited<ReturnType<typeof import('./hearts.tsx')['openHearts']>>

const loading = new WeakMap<Scope, Promise<Hearts>>()

/** The hearts of a page, loaded once. A failure is not cached, so that the next press retries. */
export function heartsOf(scope: Scope): Promise<Hearts> {
  const hearts = loading.get(scope) ?? load(scope)
  loading.set(scope, hearts)
  return hearts
}

async function load(scope: Scope): Promise<Hearts> {
  try {
    const { openHearts } = await import('./hearts.tsx')
    return await openHearts(scope)
  } catch (error) {
    loading.delete(scope)
    throw error
  }
}
