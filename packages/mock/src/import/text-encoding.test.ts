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
  })

  test('is guessed as Latin-1 where it is neither, also with letters that CP949 has, and at the end', () => {
    for (const text of ['Käse,1\n', 'Ärmel für Änne,1\n', 'Thé\n', 'À la carte, Åse, Êtes, “Café”\n'])
      expect(chooseEncoding(iconv.encode(text, 'windows-1252')), text).toEqual({
        name: 'windows-1252',
        isGuess: true,
      })
    // A letter that is damaged in one place makes no other encoding.
    expect(chooseEncoding(Buffer.concat([utf8, Uint8Array.of(0xff), utf8])).name).toBe('utf-8')
  })

  test('is what an XML declaration states, unless it is UTF-8 all the same', () => {
    const xml = '<?xml version="1.0" encoding="EUC-KR"?><a>똠</a>'
    expect(chooseEncoding(iconv.encode(xml, 'cp949'))).toEqual({ name: 'cp949', isGuess: false })
    expect(chooseEncoding(new TextEncoder().encode(xml)).name).toBe('utf-8')
  })

  test('follows a byte order mark, even against the requested encoding', () => {
    expect(chooseEncoding(Uint8Array.of(0xfe, 0xff, 0, 0x61), 'cp949').name).toBe('utf-16be')
    expect(chooseEncoding(utf8, 'cp949')).toMatchObject({ name: 'cp949', likelier: 'utf-8' })
    expect(() => chooseEncoding(utf8, 'cp9949')).toThrow(/^unknown encoding 'cp9949'; common ones are/)
  })
})
