import fc from 'fast-check'

// At a desk properties explore; where a run decides about a change, it can be repeated.
if (process.env.CI === 'true') fc.configureGlobal({ seed: 1 })
