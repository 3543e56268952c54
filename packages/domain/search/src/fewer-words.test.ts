import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

test.each<[string, string[]]>([
  ['SSD', []],
  ['삼성 SSD', ['SSD', '삼성']],
  ['삼성 SSD 1TB', ['삼성 SSD', 'SSD 1TB', '삼성 1TB', '삼성', 'SSD', '1TB']],
  ['가 가', ['가']],
  ['갤럭시워치7', ['갤럭시워치']],
  ['아이폰16프로', ['아이폰 프로', '16 프로', '아이폰 16', '아이폰', '프로']],
  ['rtx4060', ['rtx']],
  // regression: 'c' was offered, which nearly every name contains
  ['usb c 케이블', ['c 케이블', 'usb 케이블', 'usb c', 'usb', '케이블']],
  [
    '가 나 다 라 마 바 사',
    [
      '나 다 라 마 바 사',
      '가 다 라 마 바 사',
      '가 나 라 마 바 사',
      '가 나 다 마 바 사',
      '가 나 다 라 바 사',
      '가 나 다 라 마 사',
    ],
  ],
])('%s with fewer words', (keyword, shorter) => {
  expect(fewerWords(keyword)).toEqual(shorter)
})

test.each<[string, string[]]>([
  ['노트북 50만원 이하', ['노트북']],
  ['삼성 노트북 100만원대', ['삼성 노트북', '노트북', '삼성']],
  ['5,000원이하 마우스', ['마우스']],
  ['노트북 50만 원 이하', ['노트북']],
  ['50만원 이하', []],
  ['이하 노트북', ['노트북', '이하']],
  ['5만mAh 보조배터리', ['보조배터리', '5만mAh']],
])('%s is never shortened to words with its price, which would find nothing', (keyword, shorter) => {
  expect(fewerWords(keyword)).toEqual(shorter)
})
