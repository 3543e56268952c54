/** The lowest and the highest number of options of `serve` and settings of `startMock`. */
export const limits = {
  items: [1, 1_000_000],
  seed: [0, 2 ** 32 - 1],
  /** 0 means any free port. */
  port: [0, 65_535],
  days: [0, 365],
} as const satisfies Readonly<Record<string, readonly [min: number, max: number]>>
