import type { ItemsQuery } from '@jeoul/api'
import { describe, expect, test } from 'vitest'
import { $chips } from './chips-model.ts'
import { writeListQuery } from './list-query-codec.ts'
import { $query, items } from './model.ts'
import { $otherReading } from './search-model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

/** A search on a host with keyboards, which counts the products of these traits. */
async function searchKeyboards(address: string, trait_counts: Partial<Record<'free' | 'rated', number>>) {
  const asked: ItemsQuery[] = []
  const host = setUp({
    items: ({ query }) => {
      asked.push(query)
      const answer = itemsAnswer(query.keyword === '키보드' ? 95 : 0)
      return { ...answer, result: { ...answer.result, trait_counts } }
    },
  })
  await host.search(address)
  return { ...host, asked }
}

describe('free delivery named in the keyword', () => {
  test('regression: 무료배송 키보드 found nothing instead of choosing a filter that can be removed', async () => {
    const { scope, search, asked } = await searchKeyboards('?keyword=무료배송 키보드', { free: 40 })
    expect(scope.getState($query)).toMatchObject({ search: { keyword: '키보드' }, traits: ['free'] })
    expect(asked.at(-1)).toMatchObject({ keyword: '키보드', trait: ['free'] })
    expect(scope.getState($otherReading)?.said).toBe('무료배송만 찾았어요.')
    const [chip] = scope.getState($chips)
    expect(chip?.label).toBe('무료배송만')
    const next = search(writeListQuery({ ...scope.getState($query), ...chip?.without }))
    expect(scope.getState($otherReading)).toBeNull()
    await next
    expect(asked.at(-1)).not.toHaveProperty('trait')
    expect(scope.getState($chips)).toEqual([])
  })

  test('is chosen together with a price', async () => {
    const { scope } = await searchKeyboards('?keyword=5만원대 키보드 무료배송', { free: 40 })
    expect(scope.getState($query)).toMatchObject({ traits: ['free'], min: 50_000, max: 59_999 })
    expect(scope.getState($otherReading)?.said).toBe('5만~6만원에서 무료배송만 찾았어요.')
  })

  test('is added to the traits that are chosen', async () => {
    const address = '?keyword=무료배송 키보드&trait=rated'
    const { scope, asked } = await searchKeyboards(address, { free: 40, rated: 3 })
    expect(scope.getState($query).traits).toEqual(['free', 'rated'])
    expect(asked.at(-1)?.trait).toEqual(['free', 'rated'])
  })

  test('is not said of a host that cannot filter by it', async () => {
    const { scope } = await searchKeyboards('?keyword=5만원대 키보드 무료배송', {})
    expect(scope.getState($otherReading)?.said).toBe('5만~6만원에서 찾았어요.')
    expect(scope.getState(items.$state).data?.reading?.asked).not.toHaveProperty('trait')
  })
})
