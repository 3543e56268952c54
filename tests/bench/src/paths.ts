import path from 'node:path'

const benchFolder = path.join(import.meta.dirname, '..')

export const rootFolder = path.join(benchFolder, '../..')
/** Ignored by git. */
export const cacheFolder = path.join(benchFolder, '.cache')
