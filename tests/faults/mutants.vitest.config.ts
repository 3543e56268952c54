import { defineConfig } from 'vitest/config'

/** Rules run in plain Node: without a document and without plugins, thousands of runs take minutes. */
export default defineConfig({
  test: {
    setupFiles: ['@jeoul/build/test-setup'],
    include: ['**/*.test.ts'],
    // Properties of any builds, which would take seconds for each mutant.
    exclude: ['**/{exact,laws}.test.ts'],
    isolate: false,
  },
})
