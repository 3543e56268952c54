import type { Env } from '../read-env.ts'

/** The Node that builds are made for: an older one starts, and then fails at every page. */
const neededNode = 24

/**
 * Refuses to start on an older Node.
 *
 * @param version such as `24.21.0`
 * @throws Error naming both
 */
export function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= neededNode) return
  throw new Error(`Node ${neededNode} or later is needed; this is ${version}`)
}

/** Settings without a default that suits production. */
const needed = [
  'JEOUL_MAIN_API',
  'JEOUL_SECOND_API',
  'JEOUL_ORIGIN',
  'JEOUL_OTHER_SITE',
  'JEOUL_LOGIN_URL',
  'JEOUL_LOGOUT_URL',
]

/** Ports of the mock on this machine. */
const mockAddress = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0):(4010|4020)(\/|$)/i

/**
 * Refuses to start a site in production over the mock, or without its addresses. `JEOUL_MOCK=on` permits the mock.
 *
 * @throws Error naming the variables that are missing, or that lead to the mock
 */
export function checkProduction(env: Env): void {
  if (env.NODE_ENV !== 'production' || env.JEOUL_MOCK === 'on') return
  const missing = needed.filter(name => !env[name])
  if (missing.length > 0) {
    throw new Error(`in production ${missing.join(', ')} must be set (JEOUL_MOCK=on runs over the mock)`)
  }
  const mocked = needed.filter(name => mockAddress.test(env[name] ?? ''))
  if (mocked.length > 0) {
    throw new Error(
      `in production ${mocked.join(', ')} must not be the mock’s (JEOUL_MOCK=on says it is meant)`,
    )
  }
}
