import { Command } from 'commander'
import { guarded } from './guarded.ts'

const examples = `
Examples:
  $ jeoul-mock contract lint                      both documents in openapi/
  $ jeoul-mock contract lint received/main.yaml   another document, by the same rules`

export const lintCommand = new Command('lint')
  .description('check the documents against OpenAPI and the rules in redocly.yaml')
  .argument('[file...]', 'documents (default: openapi/main.yaml and openapi/second.yaml)')
  .option('--json', 'print the problems as JSON')
  .addHelpText('after', examples)
  .action((files: readonly string[], { json }: { readonly json?: boolean }) =>
    guarded(async ({ lintContract }) => {
      const problems = await lintContract(...(files.length > 0 ? [files] : []))
      if (json) console.log(JSON.stringify(problems, null, 2))
      else {
        for (const { severity, rule, message, source } of problems) {
          console.log(`${source}  ${severity}  ${message} (${rule})`)
        }
        console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`)
      }
      if (problems.length > 0) process.exitCode = 1
    }),
  )
