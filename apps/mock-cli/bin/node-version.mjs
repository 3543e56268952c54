/**
 * @param {string} needed version of Node
 * @returns why this Node can't run the mock, undefined if it can
 */
export function whyTooOld(needed) {
  const { node } = process.versions
  if (node.localeCompare(needed, 'en', { numeric: true }) > 0) return undefined
  return `jeoul-mock needs Node ${needed} or later, and this is ${node}`
}

/** The version that the bundle needs. Sources need a newer one. */
export const neededByBundle = '22.11'
