import type { ScenarioTable } from './scenario.ts'

/** Longer than any client should wait. */
const longMs = 60_000

/** The connection closes without an answer. */
const dropped = { instead: () => Response.error(), isOffContract: true } as const

/** Slow connections and unreachable hosts. */
export const networkScenarios: ScenarioTable = {
  slow: {
    about: 'every response is delayed',
    setting: { unit: 'ms', usual: 2000, min: 1, max: longMs },
    play: ({ setting }) => ({ delay: setting }),
  },
  stuck: {
    about: 'every response takes a minute',
    play: () => ({ delay: longMs }),
  },
  'late-then-fine': {
    about: 'the first calls of each operation take ten seconds, later ones are fast',
    setting: { unit: 'calls', usual: 1, min: 1, max: 1000 },
    play: ({ turn, setting }) => (turn < setting ? { delay: 10_000 } : undefined),
  },
  dropped: {
    about: 'this share of connections breaks off, the same ones in every run',
    setting: { unit: '%', usual: 30, min: 1, max: 100 },
    play: ({ chance, setting }) => (chance * 100 < setting ? dropped : undefined),
  },
  'main-host-down': {
    about: 'the main host does not respond',
    play: ({ host }) => (host === 'main' ? dropped : undefined),
  },
  'second-host-down': {
    about: 'the second host does not respond',
    play: ({ host }) => (host === 'second' ? dropped : undefined),
  },
  offline: {
    about: 'neither host responds',
    play: () => dropped,
  },
}
