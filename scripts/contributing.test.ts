import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Removes the indentation, which depends on a sample's place in the text. */
const unindented = (text: string) => text.replace(/^ +/gm, '').trim()

const text = read('CONTRIBUTING.md')
const files = [...new Set([...text.matchAll(/\]\(([^)#:]+\.tsx?)\)/g)].map(([, file = '']) => file))]
const samples = [...text.matchAll(/^( *)```ts\n([\s\S]*?)^\1```/gm)].map(([, , code = '']) => code)

test.each(samples.map(sample => [unindented(sample)]))(
  '%s is the code of a file of the walkthrough',
  sample => {
    expect(files.filter(file => unindented(read(file)).includes(sample))).toHaveLength(1)
  },
)
