import { expect, test } from 'vitest'
import { fieldsOf, formOf } from './form-fields.ts'

test('a form is the object that its schema describes: lists end in [], files are their names', () => {
  const form = formOf({ marks: 5, message: '좋아요', 'images[]': ['a', 'b'] }, ['images[]'])
  expect(form.getAll('images[]').every(part => part instanceof File)).toBe(true)
  expect(fieldsOf(form)).toEqual({ marks: '5', message: '좋아요', 'images[]': ['a.gif', 'b.gif'] })
})

test('one file is a list of one where the name says so', () => {
  expect(fieldsOf(formOf({ 'images[]': 'a' }, ['images[]']))).toEqual({ 'images[]': ['a.gif'] })
})

test('a line break is one character, whatever the way made of it', async () => {
  const sent = await new Response(formOf({ message: '가\n나' }, [])).formData()
  expect(fieldsOf(sent)).toEqual({ message: '가\n나' })
})
