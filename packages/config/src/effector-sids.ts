import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Our own functions that make units; what they make is told apart by where they are called. */
const factories = ['create-command', 'create-query', 'create-resource'].map(
  name => `./packages/api/src/${name}`,
)

/**
 * Gives every effector unit a stable id (sid), by which the browser finds the server's values. Ids come from a
 * file's path below the repository's root and its text, so every build of the same sources agrees.
 *
 * @param addNames whether units also carry their names, for whoever debugs them
 */
export function effectorSids({ addNames }: { addNames: boolean }): PluginOption {
  return babel({
    include: /\/(packages|apps)\/.*\.tsx?$/,
    exclude: /\/node_modules\//,
    cwd: root,
    plugins: [['effector/babel-plugin', { addNames, factories: [...factories, '@jeoul/api'] }]],
  })
}
