import { Command } from 'commander'
import { diffCommand } from './diff-command.ts'
import { lintCommand } from './lint-command.ts'
import { releaseCommand } from './release-command.ts'
import { testCommand } from './test-command.ts'

/** `jeoul-mock contract …`. Exit codes: 0 passed, 1 it did not or something hindered it, 2 wrong usage. */
export const contractCommand = new Command('contract')
  .description('hold the documents in openapi/ to what was released, and hosts to the documents')
  .addCommand(lintCommand)
  .addCommand(diffCommand)
  .addCommand(releaseCommand)
  .addCommand(testCommand)
