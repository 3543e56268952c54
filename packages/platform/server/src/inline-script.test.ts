import { expect, test } from 'vitest'
import { inlineScript } from './inline-script.ts'

test('the policy’s hash is that of the script in the document', () => {
  expect(inlineScript('alert(1)\n')).toEqual({
    text: 'alert(1)',
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    source: "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  })
})

test.each(['"</script>"', '"<!--"', '"<script"', '"</SCRIPT>"'])('%s is refused', code => {
  expect(() => inlineScript(code)).toThrow('leave its element')
})
