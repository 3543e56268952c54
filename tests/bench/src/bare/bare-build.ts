import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../paths.ts'

/** The bare page's files for the browser. */
export const bareClientFolder = path.join(cacheFolder, 'bare/client')
export const bareServerFile = path.join(cacheFolder, 'bare/server/entry-server.js')

/** The bare page's module for the server, as it was built. */
export function loadBareServer(): Promise<typeof import('./entry-server.tsx')> {
  return import(pathToFileURL(bareServerFile).href)
}
