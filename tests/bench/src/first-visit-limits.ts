/**
 * The most that a first visit may load before it is hydrated, in KB gzipped, by page and the same on both sites: 10 %
 * above what was measured when its bundles became whole. `.size-limit.mjs` holds builds to these.
 */
export const firstVisitLimits = {
  home: { script: 140, style: 7.9 },
  list: { script: 149, style: 7.6 },
  search: { script: 153, style: 7.9 },
  item: { script: 160, style: 9.9 },
} as const
