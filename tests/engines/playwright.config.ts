import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import type { Engine } from './src/test.ts'

// The sites as they are served.
process.env.NODE_ENV = 'production'

const { CHROMIUM_PATH, FIREFOX_PATH, MINIBROWSER_PATH } = process.env
const hasFirefox = !!FIREFOX_PATH || existsSync(firefox.executablePath())
const hasWebKit = !!MINIBROWSER_PATH || existsSync(webkit.executablePath())

/** Those that are there; `scripts/ensure-browsers.ts` says which are not. */
const engines: readonly Engine[] = [
  { name: 'chromium', executablePath: CHROMIUM_PATH },
  ...(hasFirefox ? [{ name: 'firefox', executablePath: FIREFOX_PATH } as const] : []),
  ...(hasWebKit ? [{ name: 'webkit', executablePath: MINIBROWSER_PATH } as const] : []),
]

/** Journeys of shoppers through both built sites, the same in three engines. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'src',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // Node loads the mock and the servers unbuilt; only the tests themselves are transformed.
  build: { external: ['**/apps/**', '**/packages/**'] },
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // In CI a test that fails is tried once more, and reported as flaky if it passes then.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  outputDir: '../../test-results/engines',
  timeout: 150_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  projects: engines.map(engine => ({ name: engine.name, use: { engine } })),
})
