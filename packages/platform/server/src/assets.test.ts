import { expect, test } from 'vitest'
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

test('a page names the list of what is likely to be needed next, if it has one', () => {
  const files = ['src/pages/list/page.ts', 'src/pages/list.tsx']
  const named = { ...manifest, 'src/pages/list/page.ts': { file: 'assets/list.js', next: 'assets/next.txt' } }
  expect(pageAssets(named, entry, files).next).toBe('/assets/next.txt')
  expect(pageAssets(manifest, entry, ['src/pages/list.tsx']).next).toBeNull()
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
