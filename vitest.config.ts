import { sharedConfig } from '@jeoul/build/vite'
import { defineConfig } from 'vitest/config'

const setupFiles = ['@jeoul/build/test-setup']
/** A busy machine is slow, not wrong. */
const testTimeout = 20_000

export default defineConfig({
  test: {
    // Its keys leave out the options of the plugins: a changed sid preset would go unseen.
    fsModuleCache: false,
    projects: [
      {
        ...sharedConfig(),
        test: {
          name: 'rules and models',
          setupFiles,
          testTimeout,
          include: ['packages/{api,contract,domain,format,pages,platform}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        ...sharedConfig(),
        test: {
          name: 'components and pages',
          setupFiles,
          testTimeout,
          include: [
            'packages/{features,platform/prefetch,ui}/**/*.test.{ts,tsx}',
            'apps/web-*/**/*.test.{ts,tsx}',
          ],
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'mock',
          setupFiles,
          testTimeout,
          include: ['packages/mock/**/*.test.ts', 'apps/mock-cli/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'benchmarks and faults',
          setupFiles,
          testTimeout,
          include: ['tests/{bench,faults}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'contract',
          setupFiles,
          testTimeout,
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
