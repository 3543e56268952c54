import type { Sent } from '@jeoul/api'

/**
 * How much of each file has been sent. Files travel one behind the other at the end of one request, so what its body has
 * besides them comes first.
 *
 * @param sizes of the files in the order of the request, in bytes
 * @returns shares from 0 to 1
 */
export function fileProgress(sizes: readonly number[], { sent, total }: Sent): readonly number[] {
  const ofFiles = sizes.reduce((sum, size) => sum + size, 0)
  const arrived = sent - Math.max(0, total - ofFiles)
  let before = 0
  return sizes.map(size => {
    const share = size === 0 ? Number(arrived >= before) : (arrived - before) / size
    before += size
    return Math.min(Math.max(share, 0), 1)
  })
}
