import path from 'node:path'

/** Of the repository. */
export const rootFolder = path.join(import.meta.dirname, '../../..')
