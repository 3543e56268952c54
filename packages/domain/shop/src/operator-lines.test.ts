import type { Operator } from '@jeoul/page'
import { expect, test } from 'vitest'
import { operatorLines, operatorPages } from './operator-lines.ts'

const operator: Operator = {
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
}

test('contains everything that the law requires, in order', () => {
  expect(operatorLines(operator).map(({ label, text }) => `${label} ${text}`)).toEqual([
    '상호 운영사',
    '대표자 대표',
    '사업자등록번호 123-45-67890',
    '사업자정보확인 공정거래위원회',
    '통신판매업 신고번호 제2026-서울중구-0001호',
    '주소 서울특별시 중구',
    '연락처 02-000-0000',
    '이메일 help@shop.test',
    '개인정보 보호책임자 책임자',
  ])
})

test.each([
  ['사업자정보확인', 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890'],
  ['연락처', 'tel:02-000-0000'],
  ['이메일', 'mailto:help@shop.test'],
  ['대표자', null],
])('%s leads to %j', (label, href) => {
  expect(operatorLines(operator).find(line => line.label === label)?.href).toBe(href)
})

test('omits missing data', () => {
  expect(operatorLines({})).toEqual([])
  expect(operatorPages({})).toEqual([])
  expect(operatorLines({ phone: '02-000-0000' })).toHaveLength(1)
})

test('placeholder texts have no link', () => {
  const unset = '설정되지 않음'
  const words = { ...operator, businessNumber: unset, phone: unset, email: unset, termsUrl: unset }
  expect(operatorLines(words).filter(({ href }) => href !== null)).toEqual([])
  expect(operatorLines(words).map(({ label }) => label)).not.toContain('사업자정보확인')
  expect(operatorPages(words)).toEqual([
    { label: '이용약관', text: unset, href: null },
    { label: '개인정보처리방침', text: 'https://shop.test/privacy', href: 'https://shop.test/privacy' },
  ])
})
