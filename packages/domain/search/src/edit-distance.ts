/**
 * The number of wrong, missing, extra or transposed letters between two texts (optimal string alignment).
 *
 * @param limit above this, any larger number may be returned
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: readonly number[] = []
  let above: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const replaced = (above[column - 1] ?? 0) + Number(!isSame)
      const moved = Math.min(above[column] ?? 0, here[column - 1] ?? 0) + 1
      const swapped = isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : replaced
      here.push(Math.min(replaced, moved, swapped))
    }
    if (Math.min(...here) > limit) return limit + 1
    before = above
    above = here
  }
  return above[other.length] ?? 0
}
