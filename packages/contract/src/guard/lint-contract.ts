import { runRedocly } from './redocly.ts'
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
 * @param paths the documents, by default those of both hosts
 * @throws GuardError if one can't be read
 */
export async function lintContract(
  paths: readonly string[] = Object.values(contractFiles.documents),
): Promise<readonly LintProblem[]> {
  const found = await Promise.all(paths.map(lintDocument))
  return found.flat()
}

async function lintDocument(path: string): Promise<readonly LintProblem[]> {
  const { problems }: LintReport = JSON.parse(await runRedocly('lint', path, '--format=json'))
  return problems.map(({ severity, ruleId, message, location: [place] }) => ({
    severity,
    rule: ruleId,
    message,
    source: place ? `${place.source.ref}:${place.start?.line ?? 1}` : '',
  }))
}
