/** Replaces `@jeoul/contract/guard` in the packed command, because only the repository has releases and Redocly. */
export class GuardError extends Error {
  override readonly name = 'GuardError'
}

async function refuse(): Promise<never> {
  throw new GuardError(
    'documents are linted, compared and released in the repository, not by the packed command; to lint one of your own, run npx @redocly/cli lint',
  )
}

export { refuse as compareContract, refuse as freezeRelease, refuse as lintContract }
