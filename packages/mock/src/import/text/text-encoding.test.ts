import { describe, expect, test } from 'vitest'
import { encodeCp949 } from '../testing/encode-cp949.ts'
import { createCp949Decoder } from './cp949.ts'
import { chooseEncoding } from './text-encoding.ts'

const korean = '상품명,가격\n똠얌 펲시,￦12,900\n'
const utf8 = new TextEncoder().encode(korean)

describe('CP949', () => {
  test('decodes every Hangul syllable, where EUC-KR has 2,350', () => {
    const all = Array.from({ length: 0xd7a4 - 0xac00 }, (_, at) => String.fromCharCode(0xac00 + at)).join('')
    expect(createCp949Decoder().decode(encodeCp949(all))).toBe(all)
    // Codes of the standard: 똠 is 8C 63, 힣 is C6 52.
    expect([...encodeCp949('똠힣가')]).toEqual([0x8c, 0x63, 0xc6, 0x52, 0xb0, 0xa1])
  })

  test('decodes pairs across chunks, and keeps what follows a broken one', () => {
    const decoder = createCp949Decoder()
    const pieces = Array.from(encodeCp949(korean), byte =>
      decoder.decode(Uint8Array.of(byte), { stream: true }),
    )
    expect(pieces.join('') + decoder.decode()).toBe(korean)
    expect(createCp949Decoder().decode(Uint8Array.of(0xb0, 0x2c, 0x31, 0xb0))).toBe('\ufffd,1\ufffd')
  })
})

describe('the encoding of a text', () => {
  test.each(['cp949', 'CP949', 'ms949', 'uhc', 'windows-949', 'euc-kr', 'ks_c_5601-1987'])(
    'is CP949 by the name %s',
    label => {
      expect(chooseEncoding(encodeCp949(korean), label)).toMatchObject({ name: 'cp949', isGuess: false })
    },
  )

  test('is guessed as CP949 where it is not UTF-8', () => {
    expect(chooseEncoding(encodeCp949(korean))).toMatchObject({ name: 'cp949', isGuess: true })
    expect(chooseEncoding(utf8)).toMatchObject({ name: 'utf-8', isGuess: false })
    for (let cut = 0; cut < 4; cut++) expect(chooseEncoding(utf8.subarray(0, 10 + cut)).name).toBe('utf-8')
    expect(chooseEncoding(Uint8Array.of(0x61, 0xff, 0xe9, 0x62)).name).toBe('utf-8')
  })

  test('follows a byte order mark, even against the requested encoding', () => {
    expect(chooseEncoding(Uint8Array.of(0xfe, 0xff, 0, 0x61), 'cp949').name).toBe('utf-16be')
    expect(chooseEncoding(utf8, 'cp949')).toMatchObject({ name: 'cp949', likelier: 'utf-8' })
    expect(() => chooseEncoding(utf8, 'cp9949')).toThrow(/^unknown encoding 'cp9949'; common ones are/)
  })
})
