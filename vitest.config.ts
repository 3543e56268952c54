import { sharedConfig } from '@jeoul/config/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Its keys leave out the options of the plugins: a changed sid preset would go unseen.
    fsModuleCache: false,
    projects: [
      {
        ...sharedConfig(),
        test: {
          name: 'rules and models',
          include: ['packages/{api,config,domain,routing,runtime,web-server}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        ...sharedConfig(),
        test: {
          name: 'components and pages',
          include: ['packages/ui/**/*.test.{ts,tsx}', 'apps/web-*/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'mock',
          include: ['packages/mock/**/*.test.ts', 'apps/mock-cli/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { name: 'benchmarks', include: ['tests/bench/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
