import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { effectorSids } from './effector-sids.ts'
import { inlineClassNames } from './inline-class-names.ts'
import { styleLoader } from './style-loader.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What the two sites' builds and Vitest share: sids, and one effector for everyone. */
export function sharedConfig({ isBuild = false } = {}): UserConfig {
  return {
    plugins: [react(), effectorSids({ isBuild })],
    resolve: {
      alias: [
        // React itself has had this hook since 18; effector-react still brings the stand-in for older ones.
        { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
        {
          find: /^use-sync-external-store\/shim\/with-selector\.js$/,
          replacement: fileURLToPath(new URL('no-selector.ts', import.meta.url)),
        },
      ],
      dedupe: ['effector', 'effector-react', 'react', 'react-dom'],
    },
  }
}

/** Six characters say where a class comes from well enough, and every row of a list repeats them. */
function shortClassName(name: string, file: string): string {
  const place = path.relative(root, file.replace(/\?.*$/, ''))
  return `_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 6)}`
}

/**
 * What is loaded and evaluated apart, so that each is a task of its own in the browser; a page's model and its view
 * are chunks of their own anyway. Earlier ones win.
 */
const chunks = [
  { name: 'start', test: /preload-helper|runtime\/src\/browser\/(start|early)-/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'effector',
    test: /node_modules\/(effector|effector-react|use-sync-external-store)\/|no-selector|effector-piece/,
  },
  // The calls themselves go where they are used.
  {
    name: 'api',
    test: /packages\/api\/src\/(api-error|ask-host|clients|connection|create-|shared-answers)|node_modules\/openapi-fetch\/|api-piece/,
  },
  {
    name: 'models',
    test: /packages\/(domain\/(page\/src\/(?!shop-links)|category\/src\/(?!shop-|categories-)|device\/src\/(?!create-)|price-state|offers\/src\/(price-with-delivery|variant-price|delivery-terms)|offer-price\/src\/delivery-cost)|routing|ui\/src\/format\/(?!moment)|api\/src\/category\.)/,
  },
  // What the list has in common with other pages, in one piece instead of a dozen.
  {
    name: 'common',
    test: /packages\/(domain\/(aside\/src\/(?!events|press))|api\/src\/aside\.|ui\/src\/components\/(field|check-row)\b)/,
  },
  {
    name: 'listing',
    test: /packages\/(domain\/(listing\/src\/(?!ways-out|page-links|search-|find-)|filter-spec|paging\/src\/(?!page-block))|api\/src\/listing\.)|apps\/.*\/pages\/list\/(?!index|use-near-end|filters?-)[a-z-]+\.ts$/,
  },
  // What pages with a memory of the device have in common.
  {
    name: 'kept',
    test: /packages\/(domain\/(device\/src\/create-|recent)|runtime\/src\/(use-kept|ways))/,
  },
  {
    name: 'product',
    test: /packages\/(domain\/(product\/src\/(?!selection)|wish|layer\/src\/open|payment-terms\/src\/(?!edit)|estimate-pricing\/src\/inst|offer-price|offers)|api\/src\/(product|wish|offers)\.|ui\/src\/components\/notice\b)|packages\/product-views\/src\/(model|item-head|item-layer-trouble|layers-loading|news-loading|terms-loading|terms-trouble|layer-trouble)\./,
  },
  {
    name: 'site',
    // Of the components those that every page has; others come with the pages that use them.
    test: /packages\/(runtime\/src\/(?!ways|leave-site|use-kept|not-found-page|browser\/(saves-data|after-paint|report-ads))|ui\/src\/components\/(block-state|button|cx|glyph|icon|skeleton|skip-link|won|link-tabs|price-state-label|badge)\b)|apps\/.*\/src\/(start-)?site\.ts|\/src\/shell\/(shell|not-loaded)\./,
  },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }))

/** The build of one site: the browser's files, and the server's in one self-contained module. */
export function appConfig({
  isBuild,
  isServer,
  input = 'src/entry-client.ts',
}: {
  isBuild: boolean
  isServer: boolean
  input?: string
}): UserConfig {
  const { plugins = [], ...shared } = sharedConfig({ isBuild })
  return {
    ...shared,
    plugins: [inlineClassNames(), ...plugins, ...(isServer ? [] : [styleLoader(), compressAssets()])],
    appType: 'custom',
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    css: { modules: { generateScopedName: shortClassName } },
    build: isServer
      ? {
          ssr: 'src/entry-server.tsx',
          copyPublicDir: false,
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node24',
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          // Browsers that know light-dark() and cascade layers.
          cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
          copyPublicDir: true,
          modulePreload: false,
          rolldownOptions: {
            input,
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
          },
        },
    // The server's build stands alone; in development Node loads the dependencies itself.
    ssr: isBuild ? { noExternal: true } : {},
  }
}
