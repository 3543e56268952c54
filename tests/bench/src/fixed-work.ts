import { median } from './statistics.ts'

/**
 * CPU time of a piece of work as a multiple of that of a fixed one. Both are done in turns, so that a machine that slows
 * down meanwhile, or is busy with something else, slows down both alike.
 *
 * @param pieces each is done once; the result is the median of what they cost
 */
export function toFixedWork(pieces: readonly (() => void)[]): number {
  // Compiled code alone is compared: the first rounds of either are not.
  for (let round = 0; round < 20; round += 1) fixedWork()
  return median(pieces.map(piece => cpuOf(piece) / cpuOf(fixedWork)))
}

/** In microseconds, of all threads of this process: those of the garbage collector belong to the work. */
export function cpuOf(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return user + system
}

/** Objects, sorting and strings, as in the code that is measured. */
function fixedWork(): void {
  let seed = 1
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647
    return { id: String(index), price: seed % 1_000_000 }
  })
  rows.sort((a, b) => a.price - b.price)
  if (rows.map(({ id, price }) => `${id}:${price}`).join().length === 0) throw new Error('nothing was done')
}
