import { median } from '../statistics.ts'

/** How long this machine takes for a fixed piece of work, in milliseconds: what times are divided by to be ratios. */
export function calibrate(): number {
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return median(times)
}

/** Objects, sorting and strings, as in the code that is measured. */
function work(): number {
  let seed = 1
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647
    return { id: String(index), price: seed % 1_000_000 }
  })
  rows.sort((a, b) => a.price - b.price)
  return rows.map(({ id, price }) => `${id}:${price}`).join().length
}
