import type { Sent } from '@jeoul/api'

/**
 * The sent share of each file. The files are at the end of the request's body, one after another.
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
