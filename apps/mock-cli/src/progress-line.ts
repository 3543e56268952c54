import type { WriteStream } from 'node:tty'

/** Shows progress: one line that is updated on a terminal, or a new line every five seconds anywhere else. */
export interface ProgressLine<T> {
  show(progress: T): void
  clear(): void
}

export function createProgressLine<T>(
  stream: WriteStream,
  describe: (progress: T) => string,
): ProgressLine<T> {
  const pause = stream.isTTY ? 100 : 5000
  let last = performance.now()
  let shown = false
  return {
    show(progress) {
      if (performance.now() - last < pause) return
      last = performance.now()
      shown = true
      stream.write(stream.isTTY ? `\r\u001b[K${describe(progress)}` : `${describe(progress)}\n`)
    },
    clear() {
      if (shown && stream.isTTY) stream.write('\r\u001b[K')
    },
  }
}
