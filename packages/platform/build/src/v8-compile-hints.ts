import type { Plugin, Rolldown } from 'vite'

/** Read by V8 if it is the first line of a script; a comment for other engines. */
const hint = '//# allFunctionsCalledOnLoad'

/** The minimum length of a script, in characters, for which the hint pays off. */
const longEnough = 4000

/**
 * Adds the hint to initial chunks, which call most of their functions at once: V8 compiles them while the
 * script arrives, in parallel to the main thread, instead of one by one on their first call.
 *
 * @param isInitial whether a module belongs to first visits
 */
export function v8CompileHints(isInitial: (moduleId: string) => boolean): Plugin {
  return {
    name: 'jeoul:v8-compile-hints',
    apply: 'build',
    augmentChunkHash: () => hint,
    generateBundle: {
      // Runs after whatever Vite prepends to the code.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.moduleIds.some(isInitial)) chunk.code = withHint(chunk)
        }
      },
    },
  }
}

function withHint({ code }: Rolldown.OutputChunk): string {
  return code.length < longEnough ? code : `${hint}\n${code.trimStart()}`
}
