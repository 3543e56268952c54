/** All subsets of a set but the empty one, each after all of its own subsets. Sets are bit masks. */
export function* subsetsOf(set: number): Generator<number> {
  for (let subset = -set & set; subset !== 0; subset = (subset - set) & set) yield subset
}

/** How many members a set has. */
export function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
