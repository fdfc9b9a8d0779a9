import type { Compilation, Module } from 'webpack'

/** Absolute paths of all source files in a build, including those of concatenated modules. */
export function bundledFiles(compilation: Compilation): readonly string[] {
  const files = new Set<string>()
  const visit = (module: Module): void => {
    const file = module.nameForCondition()
    if (file !== null) files.add(file)
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(visit)
  }
  compilation.modules.forEach(visit)
  return [...files]
}
