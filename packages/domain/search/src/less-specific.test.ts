import { expect, test } from 'vitest'
import { lessSpecific } from './less-specific.ts'

test.each([
  ['게이밍 마우스', '마우스'],
  ['gaming mouse', '마우스'],
  ['게이밍마우스', '마우스'],
  ['커브드 모니터', '모니터'],
  ['사무용 의자', '의자'],
  ['소형 냉장고', '냉장고'],
  ['삼성 커브드 모니터', '삼성 모니터'],
  ['무선충전기', '충전기'],
  ['아이폰 충전기', '충전기'],
  ['핸드폰 충전기', '충전기'],
  ['게이밍 마우스 추천', '마우스'],
  ['재택근무 책상 1400', '책상 1400'],
  ['rtx5070ti 화이트', 'rtx 5070 ti'],
  ['화이트 게이밍 마우스', '마우스'],
  ['사무용 노트북 1kg 미만', '노트북 1kg 미만'],
])('regression: %s found nothing, though %s would', (keyword, broader) => {
  expect(lessSpecific(keyword)).toBe(broader)
})

test.each([
  ['a kind of product alone', '마우스'],
  ['a brand, which no other one replaces', '다이슨 청소기'],
  ['a property that decides', '무선 마우스'],
  ['a number, which is of a model', 'RTX 9090 그래픽카드'],
  ['a product for another product', '노트북 거치대'],
  ['two kinds in one word', '폰케이스'],
  ['no kind of product at the end', '게이밍 장패드'],
  ['a brand at the end', '게이밍 로지텍'],
  ['a colour alone', '화이트'],
])('nothing is left out of %s: %s', (_, keyword) => {
  expect(lessSpecific(keyword)).toBeNull()
})
