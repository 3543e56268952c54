/** Bundles the command for `npm pack`. */
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'

await bundle(fileURLToPath(new URL('../dist', import.meta.url)))
