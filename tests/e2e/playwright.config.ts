import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

// The sites as they are served: with React in development, a page costs a worker 0.38 s instead of 0.15.
process.env.NODE_ENV = 'production'

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No requests leave the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]
const launchOptions = { args, ...(executablePath && { executablePath }) }
const withPictures = /(review-media|fixed-bar|demo)\.spec/

/** Tests both built sites with the real mock server; each worker starts its own. */
export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // Node loads the mock and the servers unbuilt; only the tests themselves are transformed.
  build: { external: ['**/apps/**', '**/packages/**'] },
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // In CI a test that fails is tried once more, with a trace, and reported as flaky if it passes then.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  outputDir: '../../test-results',
  globalSetup: './src/forget-coverage.ts',
  globalTeardown: './src/report-coverage.ts',
  timeout: 45_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A worker would answer in place of the network that most tests look at.
    serviceWorkers: 'block',
    // Traces of all tests take a tenth of the run; `--last-failed --trace on` records those of the failed
    // ones.
    trace: 'on-first-retry',
  },
  projects: [
    {
      // Pictures are a fifth of what a page costs.
      name: 'without pictures',
      testIgnore: withPictures,
      use: { launchOptions: { ...launchOptions, args: [...args, '--blink-settings=imagesEnabled=false'] } },
    },
    { name: 'with pictures', testMatch: withPictures, use: { launchOptions } },
  ],
})
