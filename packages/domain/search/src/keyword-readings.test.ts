import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFitSuggestion, keywordReadings } from './keyword-readings.ts'
import brands from './words/brands.json' with { type: 'json' }
import products from './words/products.json' with { type: 'json' }

const readings = (keyword: string) => [...keywordReadings(keyword)]

describe('before the first request', () => {
  test.each([
    ['엘지', 'LG'],
    ['samsung 냉장고', '삼성 냉장고'],
    ['휴대폰', '스마트폰'],
    ['엘지티비', 'LG TV'],
    ['램', '메모리 RAM'],
    ['지포스5070', '지포스 5070'],
    ['갤럭시s25', '갤럭시 s25'],
    ['5070그래픽카드', '5070 그래픽카드'],
    ['ddr5 32기가', 'ddr5 32GB'],
    ['65와트충전기', '65W 충전기'],
    ['쌀 10킬로그램', '쌀 10kg'],
    ['갤북5', '갤럭시북5'],
    ['와이파이6 공유기', 'Wi-Fi6 공유기'],
    ['ssd1tb', 'ssd 1tb'],
    ['하드 디스크', 'HDD'],
    ['파워 서플라이', '파워서플라이'],
    ['빔 프로젝터', '빔프로젝터'],
    ['m2 ssd', 'M.2 ssd'],
    ['쿨러마스터', 'Cooler Master'],
    ['세탁기 건조기', '세탁건조'],
    ['컴퓨터 의자', '의자'],
    ['컴퓨터 본체', 'PC'],
    ['usb 64기가', 'USB 메모리 64GB'],
    ['태블릿 pc', '태블릿'],
    ['선블록', '선크림'],
    ['강아지 밥', '강아지 사료'],
    ['블박', '블랙박스'],
  ])('%s becomes %s', (typed, usual) => {
    expect(readings(typed).slice(0, 2)).toEqual([usual, typed])
  })

  test.each([
    'LG',
    'lg전자',
    '라이젠5 5600',
    '비타민C',
    '3단계',
    '프로그램',
    '한성컴퓨터',
    'wh-1000xm5',
    '게이밍노트북',
  ])('%s stays as it is', typed => {
    expect(readings(typed)[0]).toBe(typed)
  })
})

describe('without results, among others', () => {
  test.each([
    ['그래픽카드 추천', '그래픽카드'],
    ['rtx 5070 최저가', 'rtx 5070'],
    ['가성비 게이밍 노트북 순위', '게이밍 노트북'],
    ['노트북추천', '노트북'],
    ['글카 추천', '그래픽카드'],
  ])('regression: %s found nothing, though %s would', (keyword, named) => {
    expect(readings(keyword)).toContain(named)
  })

  test.each([
    ['rtx-5060', 'rtx 5060'],
    ['rtx5070ti', 'rtx 5070 ti'],
    ['게이밍노트북', '게이밍 노트북'],
    ['iphone17pro', '아이폰 17 pro'],
    ['iphone17pro', '아이폰 17 프로'],
    ['삼성 990프로', '삼성 990 pro'],
    ['갤럭시버즈3프로', '갤럭시 버즈 3 프로'],
    ['기계식키보드', '기계식 키보드'],
    ['65인치티비', '65인치 TV'],
    ['수냉쿨러', '수랭 쿨러'],
    ['노트북 램 16기가', '노트북 ram 16GB'],
    ['dpfwl xlql', 'LG TV'],
    ['ㅣㅎ 노트북', 'lg 노트북'],
    ['ㅣㅎ그램', 'lg 그램'],
    ['ㄴㅌㅂ', '노트북'],
    ['ㄱㅅㅌ', 'rtx'],
    ['노트묵', '노트북'],
    ['smasung', '삼성'],
  ])('%s is read as %s', (typed, meant) => {
    expect(readings(typed)).toContain(meant)
  })
})

describe('never corrects a brand or a category', () => {
  const words = [...brands.words, ...products.words].map(word => word.split(','))
  const spellings = words.flat().filter(spelling => !spelling.includes(' '))
  test.each([
    ['엘지', '엣지'],
    ['노키아 3310', '녹차 3310'],
    ['즉석밥 3개', '즉석떡 3개'],
    ['폰케이스', '인케이스'],
  ])('%s is not %s', (typed, suggested) => {
    expect(isFitSuggestion(typed, suggested)).toBe(false)
  })

  test('another spelling is not a correction', () => {
    expect(isFitSuggestion('엘지 그랭', 'LG전자 그램')).toBe(true)
  })

  test('every known word is read as itself, or as another of its spellings', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[ _-]/g, '')
    for (const word of spellings) {
      const same = words
        .filter(known => known.some(other => other.toLowerCase() === word.toLowerCase()))
        .flat()
        .map(plain)
      for (const reading of readings(word)) expect(same, word).toContain(plain(reading))
    }
  })
})

describe('any text', () => {
  test.each([
    '',
    '😀',
    '.*+?^$()|[]\\',
    'ㅋㅋㅋㅋ',
    'ㅏㅏ',
    '가'.repeat(100),
    '램'.repeat(100),
    `${'1'.repeat(19)}x`,
  ])('%j has readings', typed => {
    expect(readings(typed)[0] ?? '').toBe(typed)
  })

  test('has at most nine different readings, and always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), typed => {
        const all = readings(typed)
        expect(all.length).toBeLessThanOrEqual(9)
        expect(new Set(all).size).toBe(all.length)
        expect(readings(typed)).toEqual(all)
      }),
    )
  })
})
