import path from 'node:path'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Our own factories of stores. Their stores get sids by the place of the call. */
const factories = [
  '@jeoul/api/create-batched-resource',
  '@jeoul/api/create-resource',
  './packages/api/src/create-resource',
  '@jeoul/product/actions',
  './packages/domain/product/src/actions/create-report',
  './packages/domain/reviews/src/create-gallery',
  './packages/domain/reviews/src/create-reviews',
]

/** Babel is slow, and two files in three import neither effector nor a factory. */
const makesUnits = new RegExp(['effector', ...factories.map(name => path.basename(name))].join('|'))

/** Only stores are serialized, so builds omit all other ids and names. */
const storesAlone = {
  addNames: false,
  events: false,
  effects: false,
  combines: false,
  samples: false,
  attaches: false,
}

/**
 * Gives every effector store a stable id (sid), by which the browser finds the server's value. A sid comes
 * from the file's path in the repository and its text, so all builds of the same sources agree.
 *
 * @param isBuild leaves out what only helps debugging: names, and the ids of other units
 */
export function effectorSids({ isBuild }: { isBuild: boolean }): PluginOption {
  const options = { factories, ...(isBuild && storesAlone) }
  return babel({
    include: /\/(packages|apps)\/.*\.tsx?$/,
    exclude: /\/node_modules\/|\/packages\/mock\//,
    cwd: root,
    // Builds have no maps.
    sourceMap: !isBuild,
    presets: [
      {
        preset: () => ({ plugins: [['effector/babel-plugin', options]] }),
        rolldown: { filter: { code: makesUnits } },
      },
    ],
  })
}
