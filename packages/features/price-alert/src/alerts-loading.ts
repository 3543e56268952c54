import type { Scope } from 'effector'

type Alerts = ReturnType<typeof import('./alerts.tsx')['openAlerts']>

const loading = new WeakMap<Scope, Promise<Alerts>>()

/** The alerts of a page, loaded once. A failure is not cached, so that the next press retries. */
export function alertsOf(scope: Scope): Promise<Alerts> {
  const alerts = loading.get(scope) ?? load(scope)
  loading.set(scope, alerts)
  return alerts
}

async function load(scope: Scope): Promise<Alerts> {
  try {
    const { openAlerts } = await import('./alerts.tsx')
    return openAlerts(scope)
  } catch (error) {
    loading.delete(scope)
    throw error
  }
}
