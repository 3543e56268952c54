import { readFile } from 'node:fs/promises'
import { type Coverage, describeCoverage, mergeCoverage, readCoverage } from '@jeoul/contract/documents'
import { jsonFileKind, refuseForeignFile, replaceOwnFile } from '@jeoul/mock/files'
import { askMock, MockError, type MockPlace, orFail, urlOf } from './ask-mock.ts'

interface CoverageOptions extends MockPlace {
  readonly json: boolean
}

/** Prints the coverage in the given files, or of the running mock if there are none. */
export async function printCoverage(
  files: readonly string[],
  { json, ...place }: CoverageOptions,
): Promise<void> {
  await orFail(async () => {
    const all =
      files.length > 0 ? await Promise.all(files.map(readFileOf)) : [await askCoverage(urlOf(place))]
    const coverage = mergeCoverage(all)
    console.log(json ? JSON.stringify(coverage, null, 2) : describeCoverage(coverage).join('\n'))
  })
}

const coverageKind = jsonFileKind('a coverage file', value => readCoverage(value) !== undefined)

/** @throws OutputFileError if the file exists and is not a coverage file */
export function checkCoverageFile(file: string): Promise<void> {
  return refuseForeignFile(file, coverageKind)
}

/** @throws OutputFileError */
export function writeCoverage(file: string, coverage: Coverage): Promise<void> {
  return replaceOwnFile(file, coverageKind, `${JSON.stringify(coverage, null, 2)}\n`)
}

async function askCoverage(url: string): Promise<Coverage> {
  const coverage = parse(await askMock(url, 'coverage'))
  if (!coverage) throw new MockError(`${url} did not answer with coverage`)
  return coverage
}

async function readFileOf(file: string): Promise<Coverage> {
  const text = await readFile(file, 'utf8').catch(error => {
    throw new MockError(`${file}: can't be read (${codeOf(error)})`)
  })
  const coverage = parse(text)
  if (!coverage) throw new MockError(`${file}: is not a coverage file`)
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
