import path from 'node:path'

const benchFolder = path.join(import.meta.dirname, '..')

export const rootFolder = path.join(benchFolder, '../..')
/** The ratios that are checked in. */
export const ratiosFile = path.join(benchFolder, 'ratios.json')
/** Ignored by git. */
export const cacheFolder = path.join(benchFolder, '.cache')
