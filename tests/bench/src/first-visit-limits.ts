/**
 * The most that a first visit may load, in KB gzipped, by page and the same on both sites (docs/decisions/0173).
 * `.size-limit.mjs` holds builds to these, `pnpm bench` what browsers load.
 */
export const firstVisitLimits = {
  list: { script: 97.7, style: 9.2 },
  search: { script: 97.3, style: 10.4 },
  item: { script: 96.5, style: 10.2 },
} as const
