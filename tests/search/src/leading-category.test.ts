import { describe, expect, test } from 'vitest'
import { search, table } from './search.ts'

describe('the category that must lead', () => {
  test('is listed for at least 200 queries', () => {
    expect(new Set(table.map(([query]) => query)).size).toBeGreaterThanOrEqual(200)
  })

  test.each(table)('%s leads to %s', async (query, category) => {
    expect(await search(query)).toMatchObject({ leading: category })
  })
})

test.each(['전기히터', '히터', '헤어드라이어', '전기레인지', '커피 원두', '케이블', 'usb c 케이블'])(
  '%s, which no mall sells, leads nowhere else',
  async query => {
    expect((await search(query)).first).toBeUndefined()
  },
)
