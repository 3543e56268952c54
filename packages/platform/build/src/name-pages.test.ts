import { expect, test } from 'vitest'
import { withPages } from './name-pages.ts'

test('the manifest lists a page’s module with the chunk that contains it, and what that needs', () => {
  const chunk = { file: 'assets/item-1.js', imports: ['_models-1.js'], css: ['assets/item-1.css'] }
  const named = withPages(
    JSON.stringify({ '_item-1.js': chunk }),
    new Map([['src/pages/item/page.ts', 'assets/item-1.js']]),
  )
  expect(JSON.parse(named)).toEqual({ '_item-1.js': chunk, 'src/pages/item/page.ts': chunk })
})

test('a module with a file of its own keeps its entry', () => {
  const own = { file: 'assets/page-1.js', src: 'src/pages/link/page.ts' }
  const manifest = JSON.stringify({ 'src/pages/link/page.ts': own })
  expect(JSON.parse(withPages(manifest, new Map([['src/pages/link/page.ts', own.file]])))).toEqual({
    'src/pages/link/page.ts': own,
  })
})
