import type { Plugin } from 'vite'

/**
 * Before a page's view is run, its styles have to be there. Vite's own helper for this also preloads scripts, which
 * staged-bootstrap does by itself, and takes 1.8 KB of script on every first visit; this one takes 0.4 KB.
 */
export function styleLoader(): Plugin {
  return {
    name: 'jeoul:style-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        const loadStyle = path => new Promise(resolve => {
          const href = '/' + path
          if (!path.endsWith('.css') || document.querySelector('link[href="' + href + '"]')) return resolve()
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = href
          // A page without its styles is better than none.
          link.onload = link.onerror = resolve
          document.head.append(link)
        })
        export const __vitePreload = (load, paths = []) => Promise.all(paths.map(loadStyle)).then(load)
      `,
    },
  }
}
