import { expect, test } from 'vitest'
import { inlineStyle } from './inline-style.ts'

test('sheets keep the order of the cascade, and their addresses', () => {
  const { text, files } = inlineStyle([
    ['/layers.css', '@layer base, view;\n'],
    ['/list.css', 'p { color: red }\n'],
  ])
  expect(text).toBe('@layer base, view;\np { color: red }')
  expect(files).toEqual(['/layers.css', '/list.css'])
})

test('a sheet that would end its element is refused by name', () => {
  expect(() => inlineStyle([['/list.css', 'p::after { content: "</STYLE>" }']])).toThrow(
    '/list.css holds "</style"',
  )
})
