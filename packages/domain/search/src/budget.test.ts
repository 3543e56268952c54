import { expect, test } from 'vitest'
import { readBudget, withoutPrices } from './budget.ts'

test.each([
  ['노트북 100만원', '노트북', { min: 900_000, max: 1_100_000 }],
  ['100만원 노트북', '노트북', { min: 900_000, max: 1_100_000 }],
  ['노트북 100만원 정도', '노트북', { min: 900_000, max: 1_100_000 }],
  ['노트북 100만원짜리', '노트북', { min: 900_000, max: 1_100_000 }],
  ['노트북 100만원대', '노트북', { min: 1_000_000, max: 1_999_999 }],
  ['노트북 150만원대', '노트북', { min: 1_500_000, max: 1_599_999 }],
  ['삼성 노트북 50만원 이하', '삼성 노트북', { max: 500_000 }],
  ['노트북 50만 원 이하', '노트북', { max: 500_000 }],
  ['5,000원이하 마우스', '마우스', { max: 5000 }],
  ['모니터 20만 까지', '모니터', { max: 200_000 }],
  ['모니터 20만원 미만', '모니터', { max: 199_999 }],
  ['TV 2백만원 이상', 'TV', { min: 2_000_000 }],
  ['마우스 1.5만원 이내', '마우스', { max: 15_000 }],
  ['노트북 50만원 이상 100만원 이하', '노트북', { min: 500_000, max: 1_000_000 }],
  ['노트북 80만원에서 100만원', '노트북', { min: 800_000, max: 1_000_000 }],
  ['80만원부터 100만원까지 노트북', '노트북', { min: 800_000, max: 1_000_000 }],
  ['노트북 80~100만원', '노트북', { min: 800_000, max: 1_000_000 }],
  ['노트북 80만 원 ~ 100만 원 사이', '노트북', { min: 800_000, max: 1_000_000 }],
  ['모니터 30~40만원대', '모니터', { min: 300_000, max: 499_999 }],
  ['마우스 5,000~9,000원', '마우스', { min: 5000, max: 9000 }],
  ['십만원 키보드', '키보드', { min: 90_000, max: 110_000 }],
  ['오십만원 이하 모니터', '모니터', { max: 500_000 }],
  ['노트북 백오십만원대', '노트북', { min: 1_500_000, max: 1_599_999 }],
  ['마우스 만원 이하', '마우스', { max: 10_000 }],
  ['마우스 오천원', '마우스', { min: 4500, max: 5500 }],
  ['마우스 1만 5천원 이하', '마우스', { max: 15_000 }],
  ['마우스 1만5천원 이하', '마우스', { max: 15_000 }],
  ['노트북 50만원부터', '노트북', { min: 500_000 }],
  ['TV 1천만원 아래', 'TV', { max: 10_000_000 }],
])('%s is %s at %o', (keyword, words, prices) => {
  expect(readBudget(keyword)).toEqual({ keyword: words, prices })
})

test.each([
  ['no price', '노트북'],
  ['a model’s number', 'RTX 5070'],
  ['a capacity', '5만mAh 보조배터리'],
  ['a number of pixels', '200만화소 웹캠'],
  ['a price alone', '50만원 이하'],
  ['a limit alone', '노트북 이하'],
  ['prices that exclude each other', '노트북 100만원 이상 50만원 이하'],
  ['nothing', '마우스 0원 미만'],
  ['no amount', '마우스 1.2.3만원'],
  ['a word that ends like an amount', '사원 책상'],
  ['a word that begins like one', '천만다행 책상'],
  ['a range of sizes', '모니터 27~32인치'],
  ['a number of a model', 'i5-14400F'],
  ['a range that ends before it begins', '노트북 100만원~80만원'],
])('%s is not a budget: %s', (_, keyword) => {
  expect(readBudget(keyword)).toBeNull()
})

test.each([
  ['노트북 50만원 이하', '노트북'],
  ['50만원 이하', ''],
  ['이하 노트북', '이하 노트북'],
])('%s without its prices', (keyword, words) => {
  expect(withoutPrices(keyword)).toBe(words)
})
