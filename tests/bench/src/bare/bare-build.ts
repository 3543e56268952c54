import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../paths.ts'

/** The folder of the bare page's browser build. */
export const bareClientFolder = path.join(cacheFolder, 'bare/client')
export const bareServerFile = path.join(cacheFolder, 'bare/server/entry-server.js')

/** Loads the server build of the bare page. */
export function loadBareServer(): Promise<typeof import('./entry-server.tsx')> {
  return import(pathToFileURL(bareServerFile).href)
}
