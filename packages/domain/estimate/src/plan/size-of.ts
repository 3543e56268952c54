/** The number of members of a set. Sets are bit masks. */
export function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
