import { Script } from 'node:vm'

/** Compiled modules by file name. */
const compiled = new Map()
const prepared = new WeakSet()

/**
 * Lets the test files of this process share what V8 compiled of a module. Jest compiles each module anew for each test
 * file, and V8 then compiles its functions anew when they are first called.
 *
 * @param runtime Jest's runtime of one test file
 */
export function compileOnce({ executor }) {
  if (prepared.has(executor)) return
  prepared.add(executor)
  const compileAlone = executor.compile.bind(executor)
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext()
    // Jest reports a realm that is gone, and errors of syntax.
    if (context === null) return compileAlone(source, filename)
    const script = scriptOf(source, filename, executor.injectedModuleParameters)
    return script === null ? compileAlone(source, filename) : script.runInContext(context)
  }
}

function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename)
  if (known?.source === source) return known.script
  const start = `(function (${parameters.join(',')}) {`
  try {
    const script = new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length })
    compiled.set(filename, { source, script })
    return script
  } catch {
    return null
  }
}
