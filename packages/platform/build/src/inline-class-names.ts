import type { Plugin } from 'vite'

const styleImport = /^import (\w+) from ('[^']+\.module\.css')/gm

/**
 * Lets the build put class names where they are used and leave the others out: the names of a style sheet become
 * bindings of their own instead of fields of an object.
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
          // Who looks a class up by a computed name needs the object.
          code.includes(`${name}[`) ? line : `import * as ${name} from ${file}`,
        ),
        map: null,
      }),
    },
  }
}
