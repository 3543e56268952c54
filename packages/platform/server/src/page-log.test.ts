import { afterEach, describe, expect, test, vi } from 'vitest'
import { createMetrics } from './operation/metrics.ts'
import { rendered, setUp } from './testing/set-up-handler.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what a host sends and no page can use is logged with the page, and counted:', () => {
  test('malformed fields, of which the log names five', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    const metrics = createMetrics()
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `result.items.*.${name}`)
    const page = setUp(
      async ({ connection }) => {
        connection.onMalformed?.('GET /front/v3/items', fields)
        return rendered
      },
      {},
      metrics,
    )
    await page.get('/list/1?kwd=x')
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] an answer does not match the contract', {
      id: '',
      page: '/list/1',
      operation: 'GET /front/v3/items',
      fields: fields.slice(0, 5),
    })
    expect(await metrics.registry.metrics()).toContain(
      'jeoul_malformed_fields_total{operation="GET /front/v3/items"} 6',
    )
  })

  test('answers to nothing', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    const metrics = createMetrics()
    const page = setUp(
      async ({ connection }) => {
        connection.onUnusable?.('GET /front/v3/items', 'success: false')
        return rendered
      },
      {},
      metrics,
    )
    await page.get('/list/1?kwd=x')
    expect(log).toHaveBeenCalledExactlyOnceWith('[web] an answer could not be used', {
      id: '',
      page: '/list/1',
      operation: 'GET /front/v3/items',
      reason: 'success: false',
    })
    expect(await metrics.registry.metrics()).toContain(
      'jeoul_unusable_answers_total{operation="GET /front/v3/items"} 1',
    )
  })
})
