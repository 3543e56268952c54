import { describe, expect, test } from 'vitest'
import { type Manifest, pageAssets } from './assets.ts'

const entry = 'src/entry-client.ts'
const manifest: Manifest = {
  [entry]: {
    file: 'assets/entry.js',
    css: ['assets/layers.css'],
    imports: ['_start.js'],
    dynamicImports: ['_react.js', 'src/start-site.ts'],
  },
  '_start.js': { file: 'assets/start.js' },
  '_react.js': { file: 'assets/react.js' },
  'src/start-site.ts': {
    file: 'assets/start-site.js',
    imports: ['_react.js', '_site.js'],
    dynamicImports: ['src/pages/list.tsx', 'src/pages/home.tsx'],
  },
  '_site.js': { file: 'assets/site.js', css: ['assets/site.css'], imports: ['_react.js'] },
  'src/pages/list.tsx': {
    file: 'assets/list.js',
    css: ['assets/list.css'],
    imports: ['_site.js', '_table.js'],
    dynamicImports: ['src/pages/more-view.tsx', 'src/pages/aside-region.tsx'],
  },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['_site.js'] },
  'src/pages/aside-region.tsx': {
    file: 'assets/aside.js',
    css: ['assets/aside.css'],
    imports: ['_won.js'],
  },
  '_won.js': { file: 'assets/won.js', css: ['assets/won.css'] },
  'src/pages/more-view.tsx': { file: 'assets/more-view.js', css: ['assets/more-view.css'] },
  'src/pages/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_site.js'] },
}

test('a page names its modules once each, after what they import', () => {
  expect(pageAssets(manifest, entry, ['src/pages/list.tsx'])).toMatchObject({
    script: '/assets/entry.js',
    modules: ['react', 'site', 'start-site', 'table', 'list'].map(name => `/assets/${name}.js`),
  })
})

test('a chunk that holds both modules of a page is named once', () => {
  const files = ['src/pages/list/page.ts', 'src/pages/list/list-page.tsx']
  const both = Object.fromEntries(files.map(file => [file, { file: 'assets/list.js' }]))
  expect(pageAssets({ ...manifest, ...both }, entry, files).modules.at(-1)).toBe('/assets/list.js')
  expect(pageAssets({ ...manifest, ...both }, entry, files).modules).toHaveLength(4)
})

test('the entry’s styles, which order the cascade layers, come first, and the view’s own after those it imports', () => {
  const { styles } = pageAssets(manifest, entry, ['src/pages/list.tsx'])
  expect(styles).toEqual(
    ['layers', 'site', 'table', 'list', 'won', 'aside'].map(name => `/assets/${name}.css`),
  )
})

test('a page includes the styles of its deferred regions, but not their scripts', () => {
  const { modules, styles } = pageAssets(manifest, entry, ['src/pages/list.tsx'])
  expect(styles).toEqual(expect.arrayContaining(['/assets/won.css', '/assets/aside.css']))
  expect(modules.join(' ')).not.toMatch(/aside|won/)
})

test('regions that share a chunk bring its styles, too', () => {
  const listPage = { file: 'assets/list.js', dynamicImports: ['_list-regions-Dx7.js', '_more-view-C2.js'] }
  const together = {
    ...manifest,
    'src/pages/list.tsx': listPage,
    '_list-regions-Dx7.js': { file: 'assets/list-regions-Dx7.js', css: ['assets/regions.css'] },
    '_more-view-C2.js': { file: 'assets/more-view-C2.js', css: ['assets/more-view.css'] },
  }
  const { modules, styles } = pageAssets(together, entry, ['src/pages/list.tsx'])
  expect(styles).toEqual(['layers', 'site', 'regions'].map(name => `/assets/${name}.css`))
  expect(modules.join(' ')).not.toContain('regions')
})

describe('what the next page is likely to need', () => {
  const pages: Manifest = {
    [entry]: { file: 'assets/entry.js', dynamicImports: ['_site.js'] },
    '_site.js': {
      file: 'assets/site.js',
      dynamicImports: ['src/enhancements.ts', 'src/pages/wish/page.ts', 'src/minishop-conditional.tsx'],
    },
    'src/enhancements.ts': { file: 'assets/enhancements.js', imports: ['_late.js'] },
    '_late.js': { file: 'assets/late.js' },
    'src/minishop-conditional.tsx': { file: 'assets/minishop.js' },
    'src/pages/list/page.ts': { file: 'assets/list.js', css: ['assets/row.css'], imports: ['_site.js'] },
    'src/pages/list/list-page.tsx': {
      file: 'assets/list.js',
      dynamicImports: ['_list-regions-Dx7.js', 'src/compare-dialog.tsx'],
    },
    '_list-regions-Dx7.js': { file: 'assets/list-regions.js', imports: ['_late.js'] },
    'src/compare-dialog.tsx': { file: 'assets/compare-dialog.js' },
    'src/pages/item/page.ts': { file: 'assets/item.js', css: ['assets/row.css', 'assets/item.css'] },
    'src/pages/item/item-page.tsx': {
      file: 'assets/item.js',
      imports: ['_site.js', '_prices.js'],
      dynamicImports: ['_item-regions-Cx2.js', 'src/variants-conditional.tsx', 'src/item-dialogs.tsx'],
    },
    '_prices.js': { file: 'assets/prices.js' },
    '_item-regions-Cx2.js': { file: 'assets/item-regions.js', imports: ['_late.js'] },
    'src/variants-conditional.tsx': { file: 'assets/variants.js', css: ['assets/variants.css'] },
    'src/item-dialogs.tsx': { file: 'assets/item-dialogs.js' },
    'src/pages/wish/page.ts': { file: 'assets/wish.js' },
  }

  test.each([
    [
      'after a list, a product with its regions',
      ['src/pages/list/page.ts', 'src/pages/list/list-page.tsx'],
      ['item.css', 'variants.css', 'item.js', 'prices.js', 'item-regions.js', 'variants.js'],
    ],
    [
      'after a product, a list',
      ['src/pages/item/page.ts', 'src/pages/item/item-page.tsx'],
      ['list.js', 'list-regions.js'],
    ],
  ])('%s, without what this page has or loads on the first interaction', (_, files, next) => {
    expect(pageAssets(pages, entry, files).next.toSorted()).toEqual(
      next.map(name => `/assets/${name}`).toSorted(),
    )
  })
})

test('views of other pages and lazy views are left out', () => {
  const { modules, styles } = pageAssets(manifest, entry, ['src/pages/home.tsx'])
  expect([...modules, ...styles].join(' ')).not.toMatch(/list|table|more-view/)
})

test('circular imports terminate', () => {
  const round: Manifest = {
    [entry]: { file: 'entry.js' },
    view: { file: 'view.js', imports: ['other'] },
    other: { file: 'other.js', imports: ['view'] },
  }
  expect(pageAssets(round, entry, ['view']).modules).toEqual(['/other.js', '/view.js'])
})

test.each([
  ['view', entry, ['src/pages/list.tsx', 'src/pages/gone.tsx'], 'src/pages/gone.tsx'],
  ['entry', 'src/gone.ts', ['src/pages/list.tsx'], 'src/gone.ts'],
])('a build without the %s is refused', (_, entryFile, files, missing) => {
  expect(() => pageAssets(manifest, entryFile, files)).toThrow(`the build holds no ${missing}`)
})
