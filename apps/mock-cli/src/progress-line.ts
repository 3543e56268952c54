import { basename } from 'node:path'
import type { WriteStream } from 'node:tty'
import type { ImportProgress } from '@jeoul/mock/import'

/** Where an import stands: one line that changes on a terminal, now and then a new line anywhere else. */
export interface ProgressLine {
  show(progress: ImportProgress): void
  clear(): void
}

export function createProgressLine(stream: WriteStream): ProgressLine {
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

function describe({ path, bytes, size, read, imported }: ImportProgress): string {
  const percent = size === 0 ? 100 : Math.floor((bytes / size) * 100)
  const numbers = `${read.toLocaleString('en-US')} read, ${imported.toLocaleString('en-US')} imported`
  return `${basename(path)} ${String(percent).padStart(3)}%  ${numbers}`
}
