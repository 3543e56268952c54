import { expect, test } from 'vitest'
import { type Manifest, pageAssets } from './assets.ts'

const list = 'src/pages/list/list-page.tsx'
const home = 'src/pages/home/home-page.tsx'
const footer = 'src/shell/footer.tsx'
const manifest: Manifest = {
  'src/entry-client.ts': {
    file: 'assets/entry.js',
    css: ['assets/layers.css'],
    imports: ['_start.js'],
    dynamicImports: ['../../packages/platform/ssr/src/browser/hydrate-page.tsx', 'src/site.ts'],
  },
  '_start.js': { file: 'assets/start.js', css: ['assets/start.css'] },
  '_react.js': { file: 'assets/react.js' },
  '../../packages/platform/ssr/src/browser/hydrate-page.tsx': {
    file: 'assets/hydrate.js',
    imports: ['_react.js'],
  },
  'src/site.ts': {
    file: 'assets/site.js',
    css: ['assets/site.css'],
    imports: ['_react.js'],
    dynamicImports: [list, home, footer],
  },
  [list]: {
    file: 'assets/list.js',
    css: ['assets/list.css'],
    imports: ['_table.js'],
    dynamicImports: ['src/pages/list/more-view.tsx'],
  },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['_react.js'] },
  [footer]: { file: 'assets/footer.js', css: ['assets/footer.css'], imports: ['_links.js'] },
  '_links.js': { file: 'assets/links.js', css: ['assets/links.css'] },
  'src/pages/list/more-view.tsx': { file: 'assets/more-view.js', css: ['assets/more-view.css'] },
  [home]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_react.js'] },
}

test('a page names its modules once each, after what they import', () => {
  expect(pageAssets(manifest, [list])).toMatchObject({
    script: '/assets/entry.js',
    modules: ['start', 'react', 'hydrate', 'site', 'table', 'list'].map(name => `/assets/${name}.js`),
  })
})

test('regression: the entry’s styles, which order the cascade layers, came after those of what it imports', () => {
  const { styles } = pageAssets(manifest, [list])
  expect(styles).toEqual(['layers', 'start', 'site', 'table', 'list'].map(name => `/assets/${name}.css`))
})

test('a page includes the styles of its regions, but not their scripts', () => {
  const { modules, styles } = pageAssets(manifest, [list, footer])
  expect(styles).toEqual(
    ['layers', 'start', 'site', 'table', 'list', 'links', 'footer'].map(name => `/assets/${name}.css`),
  )
  expect(modules.join(' ')).not.toMatch(/footer|links/)
})

test('other pages, and views that a press opens, are left out', () => {
  const { modules, styles } = pageAssets(manifest, [home])
  expect([...modules, ...styles].join(' ')).not.toMatch(/list|table|more-view/)
})

test('circular imports terminate', () => {
  const round: Manifest = {
    'src/entry-client.ts': { file: 'entry.js' },
    view: { file: 'view.js', imports: ['other'] },
    other: { file: 'other.js', imports: ['view'] },
  }
  expect(pageAssets(round, ['view']).modules).toEqual(['/other.js', '/view.js'])
})

test.each([
  ['entry', {}, [list], 'src/entry-client.ts'],
  ['page', manifest, ['src/pages/gone.tsx'], 'src/pages/gone.tsx'],
  ['region', manifest, [list, 'src/shell/gone.tsx'], 'src/shell/gone.tsx'],
])('a build without the %s is refused', (_, built, files, missing) => {
  expect(() => pageAssets(built, files)).toThrow(`the build has no ${missing}`)
})
