import { readFile, writeFile } from 'node:fs/promises'
import { type Coverage, describeCoverage, mergeCoverage, readCoverage } from '@jeoul/contract-documents'
import { askMock, MockError, orFail } from './ask-mock.ts'

interface CoverageOptions {
  /** Main host of a running mock. */
  readonly url: string
  readonly json: boolean
}

/** Prints the coverage of files, or of the running mock where there are none. */
export async function printCoverage(files: readonly string[], { url, json }: CoverageOptions): Promise<void> {
  await orFail(async () => {
    const all = files.length > 0 ? await Promise.all(files.map(readFileOf)) : [await askCoverage(url)]
    const coverage = mergeCoverage(all)
    console.log(json ? JSON.stringify(coverage, null, 2) : describeCoverage(coverage).join('\n'))
  })
}

/** @throws MockError */
export async function writeCoverage(file: string, coverage: Coverage): Promise<void> {
  await writeFile(file, `${JSON.stringify(coverage, null, 2)}\n`).catch(error => {
    throw new MockError(`${file}: can't be written (${codeOf(error)})`)
  })
}

async function askCoverage(url: string): Promise<Coverage> {
  const coverage = parse(await askMock(url, 'coverage'))
  if (!coverage) throw new MockError(`${url} answered with something else than coverage`)
  return coverage
}

async function readFileOf(file: string): Promise<Coverage> {
  const text = await readFile(file, 'utf8').catch(error => {
    throw new MockError(`${file}: can't be read (${codeOf(error)})`)
  })
  const coverage = parse(text)
  if (!coverage) throw new MockError(`${file}: is no coverage`)
  return coverage
}

function parse(text: string): Coverage | undefined {
  try {
    return readCoverage(JSON.parse(text))
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
