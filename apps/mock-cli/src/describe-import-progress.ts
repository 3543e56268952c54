import { basename } from 'node:path'
import type { ImportProgress } from '@jeoul/mock/import'

/** Describes the progress of an import in one line. */
export function describeImportProgress({ path, bytes, size, read, imported }: ImportProgress): string {
  const percent = size === 0 ? 100 : Math.floor((bytes / size) * 100)
  const numbers = `${read.toLocaleString('en-US')} read, ${imported.toLocaleString('en-US')} imported`
  return `${basename(path)} ${String(percent).padStart(3)}%  ${numbers}`
}
