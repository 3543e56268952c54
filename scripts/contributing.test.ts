import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Samples are indented as their place in the text asks for. */
const unindented = (text: string) => text.replace(/^ +/gm, '').trim()

const text = read('CONTRIBUTING.md')
const files = [...new Set([...text.matchAll(/\]\(([^)#:]+\.tsx?)\)/g)].map(([, file = '']) => file))]
const samples = [...text.matchAll(/^( *)```ts\n([\s\S]*?)^\1```/gm)].map(([, , code = '']) => code)

test.each(samples.map(sample => [unindented(sample)]))(
  '%s is what a file of the walkthrough says',
  sample => {
    expect(files.filter(file => unindented(read(file)).includes(sample))).toHaveLength(1)
  },
)
