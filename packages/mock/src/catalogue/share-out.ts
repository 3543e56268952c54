/** Shares a whole number out by weight; the shares add up to it. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let before = 0
  let given = 0
  return weights.map(weight => {
    before += weight
    const share = Math.round((total * before) / sum) - given
    given += share
    return share
  })
}
