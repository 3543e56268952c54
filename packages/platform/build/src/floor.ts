/**
 * The floor: the oldest browsers that both sites are built for, and that `scripts/check-floor.ts` holds their builds to.
 * Safari's version is that of iPhones, too. These are the first that know `light-dark()`, and cascade layers.
 */
export const floor = { chrome: '123', firefox: '128', safari: '17.5' } as const
