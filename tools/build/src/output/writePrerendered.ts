import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BuildError } from '../package/BuildError.ts'
import type { RenderedShell } from '../prerender/renderShell.ts'
import { PAGE } from './writePage.ts'

/** Folder of the pages of single paths, below that of a version. */
export const PRERENDERED = 'prerendered'

/**
 * Writes a page for each path that the shell has rendered: the page of every other path, with content. The file of the
 * path "/auth/signin" is prerendered/auth/signin.html.
 *
 * @param output absolute path of the folder with the files of this version, which has the page
 * @throws BuildError when the page lacks a place that is filled here
 */
export async function writePrerendered(
  { style, script, pages }: RenderedShell,
  output: string,
): Promise<void> {
  const page = await readFile(join(output, PAGE), 'utf8')
  for (const { path, title, html } of pages) {
    const file = join(output, PRERENDERED, `${path.slice(1)}.html`)
    await mkdir(dirname(file), { recursive: true })
    const head = `<style>${style}</style>\n<script>${script}</script>\n`
    const filled = [
      ['<html lang="en">', '<html lang="en" data-prerendered="shown">'],
      [/<title>[^<]*<\/title>/, `<title>${title}</title>\n${head}`],
      ['<div id="root"></div>', `<div id="root">${html}</div>`],
    ] as const
    await writeFile(file, filled.reduce(fill, page))
  }
}

function fill(page: string, [place, content]: readonly [string | RegExp, string]): string {
  const filled = page.replace(place, () => content)
  if (filled === page) throw new BuildError(`The shell's page has no ${place} to fill.`)
  return filled
}
