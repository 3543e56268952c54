import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { GuardError, root, runRedocly } from './redocly.ts'
import { contractFiles } from './releases.ts'

/** A violation of OpenAPI or of the rules in redocly.yaml. */
export interface LintProblem {
  readonly severity: 'error' | 'warn'
  readonly rule: string
  readonly message: string
  /** File and line. */
  readonly source: string
}

interface LintReport {
  readonly problems: readonly {
    readonly severity: 'error' | 'warn'
    readonly ruleId: string
    readonly message: string
    readonly location: readonly {
      readonly source: { readonly ref: string }
      readonly start?: { readonly line: number }
    }[]
  }[]
}

/**
 * Lints OpenAPI documents by the rules in redocly.yaml.
 *
 * @param paths the documents, from the current folder; by default those of both hosts
 * @returns the problems, with sources as seen from the current folder
 * @throws GuardError if one can't be read
 */
export async function lintContract(
  paths: readonly string[] = Object.values(contractFiles.documents),
): Promise<readonly LintProblem[]> {
  const found = await Promise.all(paths.map(path => lintDocument(resolve(path))))
  return found.flat()
}

async function lintDocument(path: string): Promise<readonly LintProblem[]> {
  const shown = relative('.', path)
  await readFile(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new GuardError(`${shown}: can't be read (${code})`)
  })
  const { problems } = reportIn(await runRedocly('lint', path, '--format=json'), shown)
  return problems.map(({ severity, ruleId, message, location: [place] }) => ({
    severity,
    rule: ruleId,
    message,
    source: place ? `${relative('.', resolve(root, place.source.ref))}:${place.start?.line ?? 1}` : shown,
  }))
}

/** @throws GuardError if Redocly printed something else */
function reportIn(printed: string, path: string): LintReport {
  try {
    return JSON.parse(printed)
  } catch {
    throw new GuardError(`${path}: can't be checked (${printed.trim().split('\n')[0]})`)
  }
}
