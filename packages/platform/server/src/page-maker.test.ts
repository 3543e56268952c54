import { expect, test, vi } from 'vitest'
import { createMetrics } from './operation/metrics.ts'
import { rendered, setUp } from './testing/set-up-handler.ts'

test('"pages without products is a metric", apart from gaps elsewhere and from pages that broke', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const metrics = createMetrics()
  const pages = new Map([
    ['/list/1', { ...rendered, status: 503, isComplete: false }],
    ['/', { ...rendered, isComplete: false }],
  ])
  const { get } = setUp(async ({ url }) => pages.get(url) ?? Promise.reject(new Error('broken')), {}, metrics)
  for (const path of ['/list/1', '/', '/item/1']) await get(path)
  const text = await metrics.registry.metrics()
  expect(text).toContain('jeoul_pages_without_data_total 1\n')
  expect(text).toContain('jeoul_pages_rendered_total{outcome="gaps"} 2\n')
  expect(text).toContain('jeoul_pages_rendered_total{outcome="broken"} 1\n')
})
