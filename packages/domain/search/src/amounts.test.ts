import { describe, expect, test } from 'vitest'
import { readAmountLimits, readAmounts } from './amounts.ts'

describe('limits on amounts in a keyword', () => {
  test.each<[string, string, string[]]>([
    ['165Hz 이상 모니터', '모니터', ['165Hz 165~']],
    ['165hz이상 모니터', '모니터', ['165Hz 165~']],
    ['모니터 27인치 이상', '모니터', ['27인치 27~']],
    ['16기가 이상 노트북', '노트북', ['16GB 16777216~']],
    ['1kg 이하 노트북', '노트북', ['1kg ~1000']],
    ['500W 이상 파워', '파워', ['500W 500~']],
    ['8코어 이상 CPU', 'CPU', ['8코어 8~']],
    ['게이밍 노트북 16GB 이상 1.5kg 이하', '게이밍 노트북', ['16GB 16777216~', '1.5kg ~1500']],
    ['165Hz 이상', '', ['165Hz 165~']],
    ['165Hz 이상인 모니터', '모니터', ['165Hz 165~']],
    ['2kg 이하로 노트북', '노트북', ['2kg ~2000']],
    ['16GB 이상인 거 노트북', '노트북', ['16GB 16777216~']],
    ['27" 이상 모니터', '모니터', ['27인치 27~']],
    ['60㎡ 이상 공기청정기', '공기청정기', ['60㎡ 60~']],
    ['60제곱미터 이상 공기청정기', '공기청정기', ['60㎡ 60~']],
  ])('%s', (typed, keyword, limits) => {
    const found = readAmountLimits(typed)
    expect(found?.keyword).toBe(keyword)
    expect(found?.limits.map(({ amount, from, to }) => `${amount} ${from ?? ''}~${to ?? ''}`)).toEqual(limits)
  })

  test.each<[string, number | null, number | null]>([
    ['공기청정기 20평 이상', 19.5, null],
    ['공기청정기 20평형 초과', 20.5, null],
    ['공기청정기 20평형 이하', null, 20.5],
    ['공기청정기 20평 미만', null, 19.5],
  ])('regression: %s was no limit: areas in square metres are named in whole 평', (typed, from, to) => {
    const [limit] = readAmountLimits(typed)?.limits ?? []
    expect(limit).toMatchObject({ unit: '㎡', amount: '20평' })
    expect([limit?.from, limit?.to].map(end => end && end / 3.3058)).toEqual(
      [from, to].map(end => end && expect.closeTo(end)),
    )
  })

  test('beyond and below exclude the amount itself', () => {
    expect(readAmountLimits('16GB 미만 노트북')?.limits[0]?.to).toBeLessThan(16 * 1024 ** 2)
    expect(readAmountLimits('16GB 초과 노트북')?.limits[0]?.from).toBeGreaterThan(16 * 1024 ** 2)
  })

  test.each([
    '모니터',
    '165Hz 모니터',
    '노트북 50만원 이하',
    '3만 원 이하 마우스',
    '이상한 나라',
    '240Hz 이상 144Hz 이하 모니터',
  ])('%s has none', keyword => {
    expect(readAmountLimits(keyword)).toBeNull()
  })
})

describe('amounts without a direction', () => {
  test.each<[string, string, string[]]>([
    ['ssd 32테라', 'ssd', ['32TB']],
    ['32 TB SSD', 'SSD', ['32TB']],
    ['40인치 모니터', '모니터', ['40인치']],
    ['노트북 64기가 2.5kg', '노트북', ['64GB', '2.5kg']],
  ])('%s', (typed, keyword, amounts) => {
    const found = readAmounts(typed)
    expect(found?.keyword).toBe(keyword)
    expect(found?.limits.map(({ amount }) => amount)).toEqual(amounts)
    for (const { from, to } of found?.limits ?? []) expect(from).toBe(to)
  })

  test('in 평 are rounded as areas are', () => {
    const [limit] = readAmounts('에어컨 17평형')?.limits ?? []
    expect((limit?.from ?? 0) / 3.3058).toBeCloseTo(16.5)
    expect((limit?.to ?? 0) / 3.3058).toBeCloseTo(17.5)
  })

  test.each(['모니터', 'RTX 5070 노트북', '5만원 키보드', '노트북 16GB 2TB'])('%s has none', keyword => {
    expect(readAmounts(keyword)).toBeNull()
  })
})
