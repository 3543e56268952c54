import type { WriteStream } from 'node:tty'

/** Where long work stands: one line that changes on a terminal, now and then a new line anywhere else. */
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
