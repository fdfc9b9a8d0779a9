import { parseSync } from 'oxc-parser'

/** Imports, re-exports and `new URL(…, import.meta.url)` of a relative path. */
const SOURCE_PATH =
  /(\b(?:from|import|new URL)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])(\.{1,2}\/[^'"\n]*)\.(tsx?|js|json)\2/g

/** Neither a relative path nor a module of Node. */
const PACKAGE = /^@?[a-z][^:]*$/

const RESOLVED = /\bimport\.meta\.resolve\((['"])([^'"\n]+)\1\)/g

/** Relative paths of the files that a source or its declaration imports. */
export const relativePaths = (text: string): readonly string[] =>
  [...text.matchAll(SOURCE_PATH)].map(([, , , path, extension]) => `${path}.${extension}`)

/** The text with relative paths that name the compiled files. */
export const withCompiledPaths = (text: string): string =>
  text.replace(SOURCE_PATH, (whole, start, quote, path, extension) =>
    /^tsx?$/.test(extension) ? `${start}${quote}${path}.js${quote}` : whole,
  )

/** Requests of the packages that a source imports or resolves, for example "react/jsx-runtime". */
export function packageRequests(path: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest }) => literal(text.slice(moduleRequest.start, moduleRequest.end))),
    ...[...text.matchAll(RESOLVED)].map(([, , request]) => request),
  ]
  return requests.flatMap((request) => (request !== undefined && PACKAGE.test(request) ? request : []))
}

/** The content of a string in quotes; undefined for other expressions. */
const literal = (expression: string) => /^(['"])([^'"]*)\1$/.exec(expression)?.[2]
