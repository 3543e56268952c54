import { type Declaration, inspectGraph } from 'effector/inspect'
import { describe, expect, test } from 'vitest'

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('stable ids of stores', () => {
  test('every store that can be sent with the page has one, and no two are the same', async () => {
    const declared: Declaration[] = []
    inspectGraph({ fn: unit => declared.push(unit) })
    const { site } = await import('./site.ts')
    await Promise.all(site.pages.map(page => page.load()))
    const stores = declared.filter(
      ({ type, kind, derived, meta }) =>
        type === 'unit' && kind === 'store' && !derived && meta.serialize !== 'ignore',
    )
    expect(stores.length).toBeGreaterThan(15)
    expect(stores.filter(({ sid }) => !sid).map(({ name }) => name)).toEqual([])
    expect(repeated(stores.map(({ sid }) => sid ?? ''))).toEqual([])
  })
})
