import { describe, expect, test } from 'vitest'
import { curationRequest } from './curation-request.ts'

describe('"ad defaults to svp003; other query parameters are passed through if ad_code is svp003"', () => {
  test.each<[string, string | null, Record<string, string>, object]>([
    ['without ad_code', null, { sort: 'low' }, { ad: 'svp003', passed: {} }],
    ['svp003', 'svp003', { ad_code: 'svp003', maker: '7' }, { ad: 'svp003', passed: { maker: '7' } }],
    ['another code', 'abc001', { ad_code: 'abc001', maker: '7' }, { ad: 'abc001', passed: {} }],
  ])('%s', (_, adCode, query, request) => {
    expect(curationRequest(adCode, query)).toEqual(request)
  })
})
