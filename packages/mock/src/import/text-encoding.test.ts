import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './text-encoding.ts'

const korean = '상품명,가격\n똠얌 펲시,￦12,900\n'
const utf8 = new TextEncoder().encode(korean)

describe('the encoding of a text', () => {
  test.each(['cp949', 'CP949', 'ms949', 'uhc', 'windows-949', 'euc-kr', 'ks_c_5601-1987'])(
    'is CP949 by the name %s',
    label => {
      expect(chooseEncoding(iconv.encode(korean, 'cp949'), label)).toMatchObject({
        name: 'cp949',
        isGuess: false,
      })
    },
  )

  test('is guessed as CP949 where it is not UTF-8', () => {
    expect(chooseEncoding(iconv.encode(korean, 'cp949'))).toMatchObject({ name: 'cp949', isGuess: true })
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
