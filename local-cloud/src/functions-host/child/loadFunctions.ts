import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Endpoint, type LoadedFunction } from './LoadedFunction.ts'

/**
 * Imports the functions.
 *
 * @param entry absolute path of a JavaScript or TypeScript module
 * @param onFile called with every imported source file, except packages
 * @throws any error that the module throws
 */
export async function loadFunctions(
  entry: string,
  onFile: (file: string) => void,
): Promise<readonly LoadedFunction[]> {
  registerHooks({
    load: (url, context, next) => {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) onFile(fileURLToPath(url))
      return next(url, context)
    },
  })
  const module: object = await import(pathToFileURL(entry).href)
  return collect(module, '')
}

/** A function of a group is deployed as group-name. */
function collect(exported: object, prefix: string): readonly LoadedFunction[] {
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}${key}`
    if (isFunction(value)) {
      const endpoint: unknown = Reflect.get(value, '__endpoint')
      return endpoint === undefined ? [] : [{ name, endpoint: Endpoint.parse(endpoint), handle: value }]
    }
    return typeof value === 'object' && value !== null ? collect(value, `${name}-`) : []
  })
}

function isFunction(value: unknown): value is LoadedFunction['handle'] {
  return typeof value === 'function'
}
