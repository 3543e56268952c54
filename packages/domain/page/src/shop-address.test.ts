import { describe, expect, test } from 'vitest'
import { readManagerId, readShopAddress } from './shop-address.ts'

describe('"an idx_b_manager of zero or missing counts as absent"', () => {
  test.each([
    [null, null],
    ['', null],
    ['0', null],
    ['00', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [' 20', null],
    ['2147483648', null],
    ['2147483647', 2147483647],
    ['1', 1],
    ['20', 20],
  ])('%j is %j', (text, managerId) => {
    expect(readManagerId(text)).toBe(managerId)
  })
})

describe('the minishop of an address', () => {
  test.each([
    ['', null],
    ['?sort=low', null],
    ['?mall_web_user=sunin21', { mallUser: 'sunin21', managerId: null }],
    ['?idx_b_manager=3', { mallUser: null, managerId: 3 }],
    ['?idx_b_manager=1', null],
    ['?idx_b_manager=0', null],
    ['?mall_web_user=sunin21&idx_b_manager=4', { mallUser: 'sunin21', managerId: null }],
    ['?mall_web_user=&idx_b_manager=4', { mallUser: null, managerId: 4 }],
    ['?mall_web_user=21', null],
    ['?mall_web_user=%3Cscript%3E', null],
    ['?mall_web_user=%', null],
    [`?mall_web_user=${'a'.repeat(41)}`, null],
  ])('in %j is %j', (search, address) => {
    expect(readShopAddress(search)).toEqual(address)
  })
})
