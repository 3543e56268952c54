import path from 'node:path'

/** The repository's root. */
export const rootFolder = path.join(import.meta.dirname, '../../..')
