import type { Plugin } from 'vite'

const styleImport = /^import (\w+) from ('[^']+\.module\.css')/gm

/**
 * Inlines class names where they are used and drops unused ones: each class of a style sheet becomes a
 * binding of its own instead of a field of an object.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'jeoul:inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: code => ({
        code: code.replace(styleImport, (line, name: string, file: string) =>
          // Computed names need the object.
          code.includes(`${name}[`) ? line : `import * as ${name} from ${file}`,
        ),
        map: null,
      }),
    },
  }
}
