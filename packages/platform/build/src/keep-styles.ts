import type { Plugin } from 'vite'

/**
 * Keeps the modules of class names, of which nothing is left once their names stand where they are used: a chunk has the
 * styles of its modules.
 */
export function keepStyles(): Plugin {
  return {
    name: 'jeoul:keep-styles',
    apply: 'build',
    // Vite says of them that they have no side effects.
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
