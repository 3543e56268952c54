import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betterPlaces } from './better-value.ts'

describe('"better value marked where a direction is defined"', () => {
  test.each([
    ['more memory', '메모리 용량', ['8GB', '16GB', '12GB'], [1]],
    ['the same unit in other words', 'SSD 용량', ['512GB', '1TB'], [1]],
    ['less power', '사용 전력', ['250W', '200W'], [1]],
    ['less weight', '무게', ['1.2kg', '990g'], [1]],
    ['two as good', '주사율', ['144Hz', '144Hz', '60Hz'], [0, 1]],
    ['a better grade', '에너지 효율', ['3등급', '1등급'], [1]],
    ['a name with other spaces', '소비 전력', ['30W', '20W'], [1]],
    ['all the same', '메모리 용량', ['8GB', '8GB'], []],
    ['a matter of taste', '색상', ['블랙', '화이트'], []],
    ['a matter of use', '가로 길이', ['300mm', '250mm'], []],
    ['no amount among them', '무게', ['1.2kg', '1.3~1.6kg'], []],
    ['another unit', '배터리', ['80Wh', '5000mAh'], []],
    ['one that is not named', '무게', ['1.2kg', null], []],
    ['one product alone', '무게', ['1.2kg'], []],
    ['what every object has', 'constructor', ['1kg', '2kg'], []],
  ])('%s', (_, name, values, places) => {
    expect(betterPlaces(name, values)).toEqual(places)
  })

  test('never marks all values, and does not depend on their order', () => {
    const values = fc.array(fc.nat(64), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(values, amounts => {
        const texts = amounts.map(amount => `${amount}GB`)
        const better = betterPlaces('메모리 용량', texts)
        expect(better.length).toBeLessThan(texts.length)
        const backwards = betterPlaces('메모리 용량', texts.toReversed())
        expect(backwards.map(place => texts.length - 1 - place).toReversed()).toEqual(better)
      }),
    )
  })
})
