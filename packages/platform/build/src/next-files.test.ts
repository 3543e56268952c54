import { expect, test } from 'vitest'
import type { BuiltChunk } from './chunk-graph.ts'
import { filesAfter } from './next-files.ts'

/** A chunk of a build, and the modules in it. */
function chunk(
  name: string,
  moduleIds: readonly string[],
  { styles = [], ...imports }: Partial<BuiltChunk> & { readonly styles?: readonly string[] } = {},
): BuiltChunk {
  const viteMetadata = { importedCss: new Set(styles) }
  return {
    fileName: `${name}.js`,
    moduleIds: moduleIds.map(id => `/web/${id}`),
    modules: {},
    imports: [],
    dynamicImports: [],
    viteMetadata,
    ...imports,
  }
}

const build = [
  chunk('entry', ['src/entry-client.ts'], { dynamicImports: ['site.js'] }),
  chunk('site', ['src/start-site.ts'], {
    dynamicImports: [
      'minishop.js',
      'enhancements.js',
      'list.js',
      'item.js',
      'wish.js',
      'shell-regions.js',
      'hosts.js',
    ],
  }),
  chunk('list', ['src/pages/list/page.ts'], {
    styles: ['list.css'],
    imports: ['site.js'],
    dynamicImports: ['list-regions.js', 'compare-dialog.js'],
  }),
  chunk('item', ['src/pages/item/page.ts', 'src/pages/item/item-page.tsx'], {
    styles: ['item.css'],
    imports: ['site.js', 'prices.js'],
    dynamicImports: ['item-regions.js', 'variants.js', 'item-dialogs.js'],
  }),
  chunk('prices', ['src/prices.ts']),
  chunk('wish', ['src/pages/wish/page.ts']),
  chunk('enhancements', ['src/enhancements.ts'], { styles: ['toast.css'], imports: ['late.js', 'site.js'] }),
  chunk('late', ['src/late.ts']),
  chunk('hosts', ['src/hosts.ts']),
  chunk('shell-regions', ['src/header-region.tsx'], { styles: ['header.css'] }),
  chunk('list-regions', ['src/chips-region.tsx'], { styles: ['chips.css'] }),
  chunk('item-regions', ['src/gallery-region.tsx'], { styles: ['gallery.css'] }),
  chunk('variants', ['src/variants-conditional.tsx'], { styles: ['variants.css'] }),
  chunk('minishop', ['src/minishop-conditional.tsx']),
  chunk('item-dialogs', ['src/item-dialogs.tsx']),
  chunk('compare-dialog', ['src/compare-dialog.tsx']),
]

const sorted = (page: string) => filesAfter(page, build).toSorted()

test('after a list come the first interaction and a product, but no dialogs and no other pages', () => {
  const scripts = [
    'enhancements',
    'hosts',
    'item',
    'item-regions',
    'late',
    'list-regions',
    'prices',
    'shell-regions',
    'variants',
  ]
  const styles = ['gallery', 'item', 'toast', 'variants']
  expect(sorted('list')).toEqual(
    [...scripts.map(name => `/${name}.js`), ...styles.map(name => `/${name}.css`)].toSorted(),
  )
})

test('after a product comes what it was not sent with, while it was sent with the styles of its regions', () => {
  const scripts = ['enhancements', 'hosts', 'item-regions', 'late', 'shell-regions', 'variants']
  expect(sorted('item')).toEqual(
    [...scripts.map(name => `/${name}.js`), '/toast.css', '/variants.css'].toSorted(),
  )
})
