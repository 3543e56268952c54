/**
 * Finds the first match of a pattern in a name.
 *
 * @returns start (inclusive) and end (exclusive), or null without a match
 */
export function partOf(name: string, pattern: RegExp | null): readonly [from: number, to: number] | null {
  const found = pattern?.exec(name)
  return found ? [found.index, found.index + found[0].length] : null
}
