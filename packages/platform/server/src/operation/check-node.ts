/** The Node that builds are made for: an older one starts, and then fails at every page. */
const neededNode = 24

/**
 * Refuses to start on an older Node.
 *
 * @param version such as `24.21.0`
 * @throws Error naming both
 */
export function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= neededNode) return
  throw new Error(`Node ${neededNode} or later is needed; this is ${version}`)
}
