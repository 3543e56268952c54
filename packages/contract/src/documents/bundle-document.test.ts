import { expect, test } from 'vitest'
import { bundleDocument } from './bundle-document.ts'
import { readContract } from './contract.ts'
import type { Host } from './documents.ts'

const { documents } = readContract()

test.each<Host>(['main', 'second'])('the %s document refers to nothing but itself', host => {
  const bundle = bundleDocument(documents, host)
  const references = JSON.stringify(bundle).match(/(?<="\$ref":")[^"]+/g) ?? []
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter(reference => lookUp(bundle, reference) === undefined)).toEqual([])
})

test('keeps paths, with their operations', () => {
  const paths = bundleDocument(documents, 'main').paths ?? {}
  expect(Object.keys(paths)).toEqual(Object.keys(documents['main.yaml']?.paths ?? {}))
  expect(paths['/front/v3/items']).toMatchObject({ get: { operationId: 'getItems' } })
})

test('components with the same name are the same', () => {
  const kinds = Object.values(documents).flatMap(({ components = {} }) =>
    Object.entries(components).flatMap(([kind, named]) => Object.keys(named).map(name => `${kind} ${name}`)),
  )
  const twice = kinds.filter((name, index) => kinds.indexOf(name) < index)
  expect(new Set(twice)).toEqual(new Set(['securitySchemes authToken']))
})

function lookUp(document: object, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>((node, step) => new Map(Object.entries(Object(node))).get(step), document)
}
