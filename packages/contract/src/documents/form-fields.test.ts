import { expect, test } from 'vitest'
import { fieldsOf, formOf } from './form-fields.ts'

test('a form becomes the object of its schema: names in [] are lists, files are their names', () => {
  const form = formOf({ marks: 5, message: '좋아요', 'images[]': ['a', 'b'] }, ['images[]'])
  expect(form.getAll('images[]').every(part => part instanceof File)).toBe(true)
  expect(fieldsOf(form)).toEqual({ marks: '5', message: '좋아요', 'images[]': ['a.gif', 'b.gif'] })
})

test('a single file is a list of one if its name ends in []', () => {
  expect(fieldsOf(formOf({ 'images[]': 'a' }, ['images[]']))).toEqual({ 'images[]': ['a.gif'] })
})

test('normalizes every kind of line break to one character', async () => {
  const sent = await new Response(formOf({ message: '가\n나' }, [])).formData()
  expect(fieldsOf(sent)).toEqual({ message: '가\n나' })
})
