import { expect, test } from 'vitest'
import { inlineStyle } from './inline-style.ts'

test('inlined sheets keep their order and resolve their addresses', () => {
  const { text, files } = inlineStyle([
    ['/layers.css', '@layer base, view;\n'],
    ['/list.css', 'p { color: red }\n'],
  ])
  expect(text).toBe('@layer base, view;\np { color: red }')
  expect(files).toEqual(['/layers.css', '/list.css'])
})

test('a sheet that would close its element is refused by name', () => {
  expect(() => inlineStyle([['/list.css', 'p::after { content: "</STYLE>" }']])).toThrow(
    '/list.css holds "</style"',
  )
})
