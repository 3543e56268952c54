/** All non-empty subsets of a set, each after its own subsets. Sets are bit masks. */
export function* subsetsOf(set: number): Generator<number> {
  for (let subset = -set & set; subset !== 0; subset = (subset - set) & set) yield subset
}

/** The number of members of a set. */
export function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
