import { expect, test } from 'vitest'
import { readOperator } from './read-operator.ts'

test('unset lines are omitted, or replaced by a placeholder', () => {
  expect(readOperator({}, '')).toEqual({})
  expect(Object.keys(readOperator({}, '설정되지 않음'))).toHaveLength(10)
  expect(new Set(Object.values(readOperator({}, '설정되지 않음')))).toEqual(new Set(['설정되지 않음']))
  expect(readOperator({ JEOUL_OPERATOR_NAME: '  ' }, '설정되지 않음').name).toBe('설정되지 않음')
})

test('everything can be set', () => {
  const operator = readOperator(
    {
      JEOUL_OPERATOR_NAME: ' 운영사 ',
      JEOUL_OPERATOR_REPRESENTATIVE: '대표',
      JEOUL_OPERATOR_BUSINESS_NUMBER: '1234567890',
      JEOUL_OPERATOR_MAIL_ORDER_NUMBER: '제2026-서울중구-0001호',
      JEOUL_OPERATOR_ADDRESS: '서울특별시 중구',
      JEOUL_OPERATOR_PHONE: '02-000-0000',
      JEOUL_OPERATOR_EMAIL: 'help@shop.test',
      JEOUL_OPERATOR_PRIVACY_OFFICER: '책임자',
      JEOUL_TERMS_URL: 'https://shop.test/terms/',
      JEOUL_PRIVACY_URL: 'https://shop.test/privacy',
    },
    '',
  )
  expect(operator).toEqual({
    name: '운영사',
    representative: '대표',
    businessNumber: '123-45-67890',
    mailOrderNumber: '제2026-서울중구-0001호',
    address: '서울특별시 중구',
    phone: '02-000-0000',
    email: 'help@shop.test',
    privacyOfficer: '책임자',
    termsUrl: 'https://shop.test/terms',
    privacyUrl: 'https://shop.test/privacy',
  })
})

test.each([
  ['JEOUL_OPERATOR_BUSINESS_NUMBER', '123-456', 'is not ten digits: 123-456'],
  ['JEOUL_OPERATOR_BUSINESS_NUMBER', '123-45-6789O', 'is not ten digits: 123-45-6789O'],
  ['JEOUL_TERMS_URL', 'terms', 'is not an http address: terms'],
  ['JEOUL_PRIVACY_URL', 'javascript:alert(1)', 'is not an http address: javascript:alert(1)'],
])('%s=%s is refused by name', (name, value, reason) => {
  expect(() => readOperator({ [name]: value }, '')).toThrow(`${name} ${reason}`)
})
