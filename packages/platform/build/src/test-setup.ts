import fc from 'fast-check'

// Property tests explore locally, and use a fixed seed in CI, so that a run can be repeated.
if (process.env.CI === 'true') fc.configureGlobal({ seed: 1 })
