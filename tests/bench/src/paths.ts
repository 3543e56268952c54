import path from 'node:path'

const benchFolder = path.join(import.meta.dirname, '..')

export const rootFolder = path.join(benchFolder, '../..')
/** Left out of the repository. */
export const cacheFolder = path.join(benchFolder, '.cache')
