import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

/** Tests and what only they use. */
const TESTS = ['**/*.test.ts', '**/test/**', 'durability/**', '**/*Fixture.ts']
/** A relative path in quotes that ends in .ts: an import, or the address of a file that is started. */
const SOURCE_PATH = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g

const source = join(import.meta.dirname, '../src')
const output = join(import.meta.dirname, '../dist')

/**
 * Writes dist, which the published package runs: Node strips no types from files below node_modules. The types are
 * replaced by spaces, so that lines and columns of errors are those of the source.
 */
rmSync(output, { recursive: true, force: true })
for (const file of globSync('**/*.{ts,js,mjs,css}', { cwd: source, exclude: TESTS })) {
  mkdirSync(dirname(join(output, file)), { recursive: true })
  if (file.endsWith('.ts')) {
    const code = stripTypeScriptTypes(readFileSync(join(source, file), 'utf8'))
    writeFileSync(join(output, file.replace(/ts$/, 'js')), code.replace(SOURCE_PATH, '$1$2.js$1'))
  } else copyFileSync(join(source, file), join(output, file))
}
