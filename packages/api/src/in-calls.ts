/** Splits products over as many simultaneous calls as needed, of at most `most` each. */
export function inCalls<Answer>(
  itemIds: readonly string[],
  most: number,
  call: (itemIds: readonly string[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const calls = Array.from({ length: Math.ceil(itemIds.length / most) }, (_, place) =>
    call(itemIds.slice(place * most, (place + 1) * most)),
  )
  return Promise.all(calls)
}
