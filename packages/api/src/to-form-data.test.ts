import { expect, test } from 'vitest'
import { toFormData } from './to-form-data.ts'

test('texts and numbers become strings', () => {
  const form = toFormData({ _method: 'PUT', marks: 5, message: '' })
  expect([...form]).toEqual([
    ['_method', 'PUT'],
    ['marks', '5'],
    ['message', ''],
  ])
})

test('a list becomes one part for each entry, in order', () => {
  const form = toFormData({ 'delete_image_indexes[]': [2, 0] })
  expect(form.getAll('delete_image_indexes[]')).toEqual(['2', '0'])
})

test('undefined and empty lists are left out', () => {
  expect([...toFormData({ marks: undefined, 'images[]': [] })]).toEqual([])
})

test('files keep their names and types', () => {
  const form = toFormData({ 'images[]': [new File(['a'], 'a.webp', { type: 'image/webp' })] })
  expect(form.get('images[]')).toMatchObject({ name: 'a.webp', type: 'image/webp', size: 1 })
})
