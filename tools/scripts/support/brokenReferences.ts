import { posix } from 'node:path'

/** Folders that hold no sources. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.tsbuild', '.cache', '.git'])

/** Whether a folder of this name, for example "node_modules", holds no sources. */
export const isSkippedFolder = (name: string): boolean => SKIPPED_FOLDERS.has(name)

const LINK = /\[[^\]]*\]\(([^()\s]+)\)/g
const CODE_BLOCK = /^ *```.*?^ *```/gms
const WEB_ADDRESS = /^[a-z]+:/
/** A document with the sections that follow it, for example "docs/product.md §4 and §9". */
const CITATION = /\bdocs\/[\w/-]+\.md\b((?:(?:, | and |, and | to |–| )§\d+)*)/g
/** A source folder or a file in inline code, for example `shell/src/areas`; not one with a placeholder. */
const CODE_PATH = /`(\w[\w.-]*\/(?:src\/[\w./-]+|(?:[\w-]+\/)*[\w-]+\.\w+))`/g
/** Comments break a citation over two lines. */
const LINE_BREAK = /\s*\n\s*(?:\*|\/\/|#)?\s*/g

/**
 * Broken references: relative links and paths in Markdown files, and citations such as "docs/product.md §4" in any
 * file. A path counts if it starts with a folder of the repository.
 * @param texts contents by path from the root of the repository, for example "docs/product.md"
 * @param exists whether there is a file or folder at a path from the root
 * @returns one line for each, "path: reference"
 */
export function brokenReferences(
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  return [...texts].flatMap(([path, text]) => {
    const isDocument = path.endsWith('.md')
    const links = isDocument ? brokenLinks(path, text, texts, exists) : []
    const codePaths = isDocument ? brokenCodePaths(text, exists) : []
    const citations = brokenCitations(text, texts)
    return [...new Set([...links, ...codePaths, ...citations])].map((reference) => `${path}: ${reference}`)
  })
}

function brokenLinks(
  path: string,
  text: string,
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): readonly string[] {
  const links = [...text.replace(CODE_BLOCK, '').matchAll(LINK)].map(([, target]) => target ?? '')
  return links.filter((link) => {
    if (WEB_ADDRESS.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : posix.join(posix.dirname(path), file)
    if (!exists(target)) return true
    return anchor !== undefined && !anchorsOf(texts.get(target) ?? '').includes(anchor)
  })
}

function brokenCodePaths(text: string, exists: (path: string) => boolean): readonly string[] {
  const paths = [...text.replace(CODE_BLOCK, '').matchAll(CODE_PATH)].map(([, path]) => path ?? '')
  return paths.filter((path) => exists(path.split('/', 1)[0] ?? '') && !exists(path))
}

function brokenCitations(text: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const citations = [...text.replace(LINE_BREAK, ' ').matchAll(CITATION)]
  return citations.flatMap(([citation, sections = '']) => {
    const document = texts.get(citation.slice(0, citation.length - sections.length))
    if (document === undefined) return [citation]
    const existing = sectionsOf(document)
    return (sections.match(/§\d+/g) ?? []).every((section) => existing.includes(section)) ? [] : [citation]
  })
}

const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ +(.*)$/gm)].map(([, heading]) => heading ?? '')

const sectionsOf = (text: string): readonly string[] =>
  headingsOf(text).flatMap((heading) => heading.match(/^§\d+/) ?? [])

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text: string): readonly string[] =>
  headingsOf(text).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
