import { sharedConfig } from '@jeoul/build/vite'
import { defineConfig } from 'vitest/config'

const setupFiles = ['@jeoul/build/test-setup', './packages/platform/testing/src/fresh-modules.ts']
const clientSetupFiles = [...setupFiles, './packages/platform/testing/src/nothing-outside-scopes.ts']

/**
 * Loaded by Node, unbuilt, once for all test files of a worker, instead of anew and transformed for each: they hold no state of
 * their own but caches, and what is made of them can be measured in seconds.
 */
const loadedOnce = [
  /\/packages\/(?:mock\/src|contract\/src\/(?:documents|runner))\/(?!.*\.test\.ts$)/,
  /\/packages\/platform\/testing\/src\/catalogue-index\.ts$/,
]

const shared = {
  /** A busy machine is slow, not wrong. */
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As in the browser tests: in CI a failed test is retried once, and reported as flaky if it passes then.
  retry: process.env.CI === 'true' ? 1 : 0,
  // Safe because of `fresh-modules.ts`.
  isolate: false,
  server: {
    deps: {
      // Takes the preset's aliases.
      inline: ['effector-react'],
      external: loadedOnce,
    },
  },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
}

/** What browsers run is tested in a document, all else without; a name like `*.dom.test.ts` says otherwise. */
const inDocument = [
  'packages/{features,ui,platform/ssr/src/prefetch}/**/*.test.{ts,tsx}',
  'apps/web-*/**/*.test.{ts,tsx}',
]

export const projects = [
  {
    ...sharedConfig(),
    test: {
      ...shared,
      name: 'in Node',
      setupFiles: clientSetupFiles,
      include: [
        'packages/{api,contract,domain,format,platform}/**/*.test.{ts,tsx}',
        '{apps,packages,tests}/**/*.server.test.{ts,tsx}',
      ],
      exclude: ['**/node_modules/**', 'packages/platform/ssr/src/prefetch/**', '**/*.dom.test.{ts,tsx}'],
      environment: 'node',
    },
  },
  {
    ...sharedConfig(),
    test: {
      ...shared,
      name: 'in a document',
      setupFiles: [...clientSetupFiles, './packages/platform/testing/src/fresh-document.ts'],
      include: [...inDocument, '**/*.dom.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/*.server.test.{ts,tsx}'],
      environment: 'happy-dom',
      // Pages ask the hosts of the mock, which are not where the page comes from.
      environmentOptions: {
        happyDOM: {
          settings: {
            fetch: { disableSameOriginPolicy: true },
            // A link out of the site would change the address some time later, in another test.
            navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
          },
        },
      },
    },
  },
  {
    // Node runs these files unbuilt: nothing is transformed but types.
    test: {
      ...shared,
      name: 'mock and contract',
      setupFiles,
      include: ['packages/mock/**/*.test.ts', 'apps/mock-cli/**/*.test.ts', '{scripts,tests}/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/*.server.test.ts'],
      environment: 'node',
    },
  },
]

export default defineConfig({
  test: {
    // One processor is left free by default, which is every second one where there are two.
    maxWorkers: '100%',
    // Its keys leave out the options of the plugins: a changed sid preset would go unseen.
    fsModuleCache: false,
    projects,
    reporters: ['default', './scripts/report-flaky-tests.ts'],
  },
})
